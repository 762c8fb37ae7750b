// What can be done on the land now, field by field.
import { ofKind } from "../common/kinds";
import { kindOf, onField } from "./choices";
import type { Reached } from "./LandPieces.svelte";
import type { World } from "./world";
import type { Choice, Hand } from "./table";

/** How many steps a walk takes. */
export const stepsOf = ({ forecast }: Choice): number => -(forecast.change["steps"] ?? 0);

/** The fields where a member can end its walk with the steps that are paid. */
export const reachedBy = (hand: Hand, world: World): readonly Reached[] =>
  world.phase === "moving" || world.phase === "arriving"
    ? ofKind(hand.choices, "to").map((choice) => ({ field: choice.action.field, steps: stepsOf(choice), paid: true }))
    : [];

/** The fields that some member could reach: with steps that are paid, or that can still be paid. */
export const payableBy = (hand: Hand, world: World): readonly Reached[] =>
  world.phase === "roaming" && hand.choices.length ? (world.pending.reach ?? []) : [];

export const recallsOf = (hand: Hand, world: World): readonly string[] =>
  world.phase === "recalling" ? hand.runs.flatMap((run) => run.named) : [];

const fieldOf = (text: string): string => text.split(" ")[1] ?? "";

/** Fields with own members who may be sent or called back. */
export const membersOf = (hand: Hand, world: World): string[] => [
  ...new Set([...ofKind(hand.choices, "send").map((choice) => choice.action.field), ...recallsOf(hand, world).map(fieldOf)]),
];

/** Members who would be called back. */
export const calledBy = (hand: Hand, world: World): string[] => (world.phase === "recalling" ? hand.picked.map(fieldOf) : []);

export const sitesOf = (hand: Hand): string[] => ofKind(hand.choices, "build").map((choice) => choice.action.field);

/** Take up a field: call somebody back, look at the walk there, or do what can be done there. */
export function takeUpField(field: string, hand: Hand, world: World): void {
  const recall = `recall ${field}`;
  if (recallsOf(hand, world).includes(recall)) {
    if (hand.may(recall)) hand.pick(recall);
    else hand.putBack(recall);
  } else if (world.phase === "moving" && hand.open !== field) hand.openAt(field);
  else {
    const there = onField(hand.choices, field);
    const [only] = there.filter((choice) => kindOf(choice) === "build").concat(there);
    if (only) hand.send(only.text);
  }
}
