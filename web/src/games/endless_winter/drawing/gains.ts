// Which drawing of pieces.svg stands for what can be gained or paid, and how a row of them is set.
import { halves } from "./faces";
import type { Gain } from "./names";

// A stone is something else in another game.
export const symbolOf = (what: string): string => (what === "stone" ? "g-sacred" : `g-${what}`);

/** How large signs and figures are. */
export type Sizes = { sign: number; figure: number };

/** How large a figure is beside a sign, where nobody says otherwise. */
export const usualFigure = (sign: number): number => sign * 0.7;

const DIGIT = 0.6;
const GAP = 0.08;
const ARROW = 0.92;

/** What is written before a sign: how many, where it is not one. Points bear their figure in their disc. */
export const countOf = ([what, count]: Gain): string => (what === "points" || count === 1 ? "" : halves(count));

/** How wide the figure before a sign is. */
export const figureWidth = (gain: Gain, { figure }: Sizes): number => countOf(gain).length * figure * DIGIT;

export const rowWidth = (gains: readonly Gain[], sizes: Sizes): number =>
  gains.reduce((width, gain) => width + figureWidth(gain, sizes) + sizes.sign, 0) + Math.max(0, gains.length - 1) * sizes.sign * GAP;

/** Where each thing of a row begins. */
export function rowOf(gains: readonly Gain[], sizes: Sizes, from: number): { gain: Gain; x: number }[] {
  return gains.map((gain, index) => {
    const before = gains.slice(0, index);
    return { gain, x: from + rowWidth(before, sizes) + (before.length ? sizes.sign * GAP : 0) };
  });
}

export const arrowWidth = (pays: readonly Gain[], { sign }: Sizes): number => (pays.length ? sign * ARROW : 0);

/** The sizes at which a price and what it brings fit into so much room: signs get smaller, figures stay readable. */
export function fitting(pays: readonly Gain[], gains: readonly Gain[], sizes: Sizes, most: number): Sizes {
  const bare = { ...sizes, sign: 0 };
  const figures = rowWidth(pays, bare) + rowWidth(gains, bare);
  const whole = rowWidth(pays, sizes) + arrowWidth(pays, sizes) + rowWidth(gains, sizes);
  if (whole <= most) return sizes;
  return { ...sizes, sign: (sizes.sign * Math.max(0, most - figures)) / (whole - figures) };
}
