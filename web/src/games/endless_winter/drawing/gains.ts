// Which drawing of pieces.svg stands for what can be gained or paid, and how a row of them is set.
import { halves } from "./faces";
import type { Gain, PriceName } from "./names";

const OTHER_SYMBOLS: Readonly<Partial<Record<PriceName, string>>> = { stone: "g-sacred" };

export const symbolOf = (what: PriceName): string => OTHER_SYMBOLS[what] ?? `g-${what}`;

/** How wide a digit is beside the thing that it counts, and the gap to the next thing, as parts of the size. */
export const FIGURE = 0.42;
const GAP = 0.08;

/** How wide one thing is with its figure, which is written only where it is not one. */
export const gainWidth = ([what, count]: Gain, size: number): number =>
  what === "points" || count === 1 ? size : size * (1 + FIGURE * halves(count).length);

export const rowWidth = (gains: readonly Gain[], size: number): number =>
  gains.reduce((width, gain) => width + gainWidth(gain, size), 0) + Math.max(0, gains.length - 1) * size * GAP;

/** Where each thing of a row begins. */
export function rowOf(gains: readonly Gain[], size: number, from: number): { gain: Gain; x: number }[] {
  let x = from;
  return gains.map((gain) => {
    const placed = { gain, x };
    x += gainWidth(gain, size) + size * GAP;
    return placed;
  });
}
