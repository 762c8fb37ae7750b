// Moves round the fire as they are named: shaman, from, to.
import { pickable } from "../common/runs";
import { COLOURS, type Colour } from "./drawing/names";
import type { Hand } from "./table";

export function moveOf(text: string): { readonly from: Colour; readonly to: Colour } {
  const [, from, to] = text.split(" ");
  return { from: from as Colour, to: to as Colour };
}

const possible = (hand: Hand): string[] => pickable(hand.runs).filter((text) => text.startsWith("shaman ") && hand.may(text));

/** The seats of shamans that can still dance. */
export const movable = (hand: Hand): Colour[] => COLOURS.filter((colour) => possible(hand).some((text) => moveOf(text).from === colour));

/** Who dances next: the one that was picked, or the first that can. */
export function dancerOf(hand: Hand): Colour | undefined {
  const dancers = movable(hand);
  return dancers.find((colour) => hand.open === `shaman ${colour}`) ?? dancers[0];
}

/** Where the next dancer can go. */
export const entered = (hand: Hand): Colour[] => {
  const from = dancerOf(hand);
  return COLOURS.filter((colour) => from !== undefined && hand.may(`shaman ${from} ${colour}`));
};
