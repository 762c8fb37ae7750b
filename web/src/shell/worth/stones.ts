// How the stones of a seat stand: each as high as what one had then; what was gained lies on it, what was lost broke off. Whoever lost
// more than they had stands over a pit.
import type { Sum } from "../../messages";

export const PARTS = ["start", "luck", "own", "others", "end"] as const;
export type Part = (typeof PARTS)[number];

/** From where to where, counted from the ground. */
export interface Reach {
  readonly low: number;
  readonly high: number;
}

export interface Stone {
  readonly part: Part;
  /** What is written over it. */
  readonly count: number;
  readonly stone: number;
  readonly gained: Reach | null;
  readonly lost: Reach | null;
  /** Where the thread to the next one begins. */
  readonly after: number;
}

export function stonesOf(sums: Sum): readonly Stone[] {
  let height = sums.start;
  return PARTS.map((part): Stone => {
    if (part === "start" || part === "end") {
      height = sums[part];
      return { part, count: height, stone: Math.max(0, height), gained: null, lost: null, after: height };
    }
    const before = height;
    height += sums[part];
    const reach = { low: Math.min(before, height), high: Math.max(before, height) };
    return {
      part,
      count: sums[part],
      stone: Math.max(0, reach.low),
      gained: height > before ? reach : null,
      lost: height < before ? reach : null,
      after: height,
    };
  });
}

/** How deep and how high all stones of all seats go, so that they have room. */
export function rangeOf(sums: readonly Sum[]): Reach {
  const all = sums.flatMap((each) => stonesOf(each).map(({ after }) => after));
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

/** A change with its sign; the minus is as wide as the plus. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");

/** The sum as one writes it: 25 + 7 − 14 − 18 = 0. */
export const sumOf = ({ start, luck, own, others, end }: Sum): string =>
  [luck, own, others].reduce((text, part) => `${text} ${part < 0 ? "−" : "+"} ${Math.abs(part)}`, String(start)) + ` = ${end}`;
