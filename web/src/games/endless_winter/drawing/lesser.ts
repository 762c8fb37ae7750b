// How the chain of lesser incomes is set: each is a little smaller than the one before.
import { LESSER, type GainName } from "./names";

export type Link = { gain: GainName; x: number; width: number; height: number; size: number };

const WIDTH = 92;
const APART = 102;
const TALLEST = 70;
const LARGEST = 54;
const FALLS = 4.6;

/** The gain itself and everything lesser; a gain that has nothing lesser stands alone. */
export function chainFrom(gain: GainName): Link[] {
  const start = LESSER.indexOf(gain);
  const chain = start < 0 ? [gain] : LESSER.slice(start);
  return chain.map((each, index) => ({
    gain: each,
    x: index * APART,
    width: WIDTH,
    height: TALLEST - index * FALLS,
    size: LARGEST - index * FALLS,
  }));
}
