// A camp on its way: where it starts from, and where it may go.
import { ofKind, type OfKind } from "../common/kinds";
import type { Action } from "./wire";
import type { Choice, Hand } from "./table";

const FROM = "from ";

export const startsAt = (hex: string): string => `${FROM}${hex}`;
type Move = OfKind<Action, "move">;

const fromOf = ({ action }: Move): string => action.from;
export const toOf = ({ action }: Move): string => action.hex;

/** Every hex from which a camp may go. */
export const startsOf = (choices: readonly Choice[]): string[] => [...new Set(ofKind(choices, "move").map(fromOf))];

/** The hex whose camp is about to go: taken up by hand, or the only one. */
export function startOf(hand: Hand): string {
  const starts = startsOf(hand.choices);
  const taken = hand.open.startsWith(FROM) ? hand.open.slice(FROM.length) : "";
  return starts.includes(taken) ? taken : starts.length === 1 ? (starts[0] ?? "") : "";
}

/** Where the camp that was taken up may go. */
export const waysFrom = (choices: readonly Choice[], start: string): readonly Move[] =>
  ofKind(choices, "move").filter((choice) => fromOf(choice) === start);
