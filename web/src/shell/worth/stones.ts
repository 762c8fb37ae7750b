// How the stones of a seat stand: each as high as what one had then; what was gained lies on it, what was lost broke off.
import type { Sum } from "../../messages";

export const PARTS = ["start", "luck", "own", "others", "end"] as const;
export type Part = (typeof PARTS)[number];

export interface Stone {
  readonly part: Part;
  /** What is written over it. */
  readonly count: number;
  /** From the ground, in the unit of the sum; never below it. */
  readonly stone: number;
  readonly gained: number;
  readonly lost: number;
  /** Where the thread to the next one begins. */
  readonly after: number;
}

const above = (height: number): number => Math.max(0, height);

export function stonesOf(sums: Sum): readonly Stone[] {
  let height = sums.start;
  return PARTS.map((part): Stone => {
    if (part === "start" || part === "end") {
      height = sums[part];
      return { part, count: height, stone: above(height), gained: 0, lost: 0, after: above(height) };
    }
    const before = height;
    height += sums[part];
    return {
      part,
      count: sums[part],
      stone: above(Math.min(before, height)),
      gained: above(height) - above(Math.min(before, height)),
      lost: above(before) - above(Math.min(before, height)),
      after: above(height),
    };
  });
}

/** How high the highest of all stones is, so that all of them have room. */
export const highest = (sums: readonly Sum[]): number =>
  Math.max(1, ...sums.flatMap((each) => stonesOf(each).map(({ stone, gained, lost }) => stone + gained + lost)));
