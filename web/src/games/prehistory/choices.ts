// Which part of the table a choice belongs to.
import { DEEDS, type Deed } from "./drawing/names";
import type { Action } from "./wire";
import type { Choice, Hand } from "./table";
import type { World } from "./world";

type Kind = Action["kind"];

const DEED_OF: Readonly<Partial<Record<Kind, Deed>>> = {
  paint: "painting",
  fish: "fishing",
  gather: "gathering",
  hunt: "hunting",
  ceremony: "ceremony",
  migrate: "migration",
};

/** What development points do at any own decision. */
const BY_BONES: readonly Kind[] = ["turn", "turn_weather", "buy_resource", "buy_marker", "sell_resource", "sell_marker"];
/** What ends a turn or leaves it out: the button in front of oneself. */
const ENDINGS: readonly Kind[] = ["pass", "skip", "end"];
/** Everything that has its own place at this table. */
const PLACED: readonly string[] = [
  ...Object.keys(DEED_OF),
  ...BY_BONES,
  ...ENDINGS,
  ...["weather", "income", "pay", "shaman", "card", "no_card", "to", "lay", "capstone", "spend_resource", "spend_marker"],
  ...["spend_bone", "send", "take", "leave", "choose", "build", "camp", "recall"],
];

export const kindOf = (choice: Pick<Choice, "action">): Kind => choice.action.kind;
export const deedOf = (choice: Pick<Choice, "action">): Deed | undefined => DEED_OF[kindOf(choice)];
export const byBones = (choice: Choice): boolean => BY_BONES.includes(kindOf(choice));
/** How many development points a choice costs, below zero, or brings. */
export const bonesOf = ({ forecast }: Choice): number => forecast.change["bones"] ?? 0;
export const isEnding = (choice: Choice): boolean => ENDINGS.includes(kindOf(choice));
/** A choice this table knows nothing about; it is offered in words. */
export const isUnknown = (choice: Choice): boolean => !PLACED.includes(kindOf(choice));
export const isDeed = (name: string): name is Deed => (DEEDS as readonly string[]).includes(name);

/** What can be done of one deed. */
export const ofDeed = (choices: readonly Choice[], deed: string): readonly Choice[] => choices.filter((choice) => deedOf(choice) === deed);

/** What can be done on a field of the land. */
export const onField = (choices: readonly Choice[], field: string): readonly Choice[] =>
  choices.filter((choice) => "field" in choice.action && choice.action.field === field);

/** The deed at hand: opened by hand, being carried out, or the one whose turn it is in summer. */
export function deedAt(hand: Hand, world: World): Deed | null {
  if (isDeed(hand.open)) return hand.open;
  const { phase } = world;
  if (phase === "paying" || phase === "dancing" || phase === "laying") return world.pending.deed ?? null;
  return phase === "acting" && world.season === "summer" && !hand.open ? world.deed : null;
}
