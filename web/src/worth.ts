// What a match was worth, moment by moment: which decision a mark stands for, how large it is, and which one comes next. A mark is
// named by the number of lines before it; one stands in the moment after it. Nothing but pure functions.
import type { Chanced, LineTold, Mistake, Review } from "./messages";
import { standing } from "./moments";

/** A mark on the slider. */
export interface Marked {
  /** Where one comes to stand to see it. */
  readonly at: number;
  /** Small, middling, large. */
  readonly size: 1 | 2 | 3;
}

export interface MistakeMark extends Marked {
  readonly seat: number;
  readonly mistake: Mistake;
  /** How many lie so near that they are one mark. */
  readonly count: number;
}

export interface LuckMark extends Marked {
  /** For the seat that is looked from. */
  readonly change: number;
}

/** What luck must have changed, of a hundred, to be seen small, middling and large: as much as mistakes. */
const SIZES = [1, 2.5, 4.5] as const;

export const sizeOf = (change: number): 0 | 1 | 2 | 3 => SIZES.filter((least) => Math.abs(change) >= least).length as 0 | 1 | 2 | 3;

/** The line that led to a moment: its last decision, whatever luck followed it. */
export const decisionBefore = (lines: readonly LineTold[], at: number): number =>
  lines.slice(0, at).findLastIndex(({ decider }) => decider !== null);

/** The moment in which one sees what a line brought. */
export const momentAfter = (lines: readonly LineTold[], number: number): number => standing(lines, number + 1);

/** The mistake that led to a moment. */
export function mistakeAt(review: Review | null, lines: readonly LineTold[], at: number): Mistake | null {
  const number = decisionBefore(lines, at);
  return review?.mistakes.find((each) => each.number === number) ?? null;
}

/** What was found out about the decision that led to a moment: its chance before and after, and whether anything was better. */
export interface Judgement {
  readonly before: number;
  readonly after: number;
  readonly mistake: Mistake | null;
  /** Whether there was anything to choose; what was best, or as good as any, is said of choices alone. */
  readonly verdict: "mistake" | "best" | "alike" | "none";
}

export function judgementAt(review: Review | null, lines: readonly LineTold[], at: number): Judgement | null {
  const number = decisionBefore(lines, at);
  const seat = lines[number]?.decider ?? null;
  const before = review?.chances[number]?.[seat ?? -1];
  const after = review?.chances[number + 1]?.[seat ?? -1];
  if (before === undefined || after === undefined) return null;
  const mistake = mistakeAt(review, lines, at);
  const choice = review?.choices.find((each) => each.number === number);
  const verdict = mistake ? "mistake" : !choice ? "none" : choice.gave_up > 0 ? "alike" : "best";
  return { before, after, mistake, verdict };
}

/** The mistakes of a seat, or of all, in their order. */
export function mistakesOf(review: Review | null, seat: number | null): readonly Mistake[] {
  const found = (review?.mistakes ?? []).filter((each) => seat === null || each.seat === seat);
  return found.toSorted((one, other) => one.number - other.number);
}

/** What luck was for a seat; where everything is open, for whomever it changed most. */
const changeFor = ({ change }: Chanced, seat: number | null): number =>
  seat === null ? change.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0) : (change[seat] ?? 0);

/** The luck of a seat, in its order; several rolls that one sees in the same moment are one. */
export function luckOf(review: Review | null, lines: readonly LineTold[], seat: number | null): readonly LuckMark[] {
  const sums = new Map<number, number>();
  for (const each of review?.luck ?? []) {
    const at = momentAfter(lines, each.number);
    sums.set(at, (sums.get(at) ?? 0) + changeFor(each, seat));
  }
  return [...sums].flatMap(([at, change]) => {
    const size = sizeOf(change);
    return size ? [{ at, size, change }] : [];
  });
}

/** Marks that lie closer together than this, in pixels, are one: that of the most costly. */
const CLOSE = 6;

/** The mistakes as marks; those that would lie on one another gather. */
export function gathered(mistakes: readonly Mistake[], lines: readonly LineTold[], place: (at: number) => number): readonly MistakeMark[] {
  const found: { x: number; mark: MistakeMark }[] = [];
  for (const mistake of mistakes.toSorted((one, other) => other.gave_up - one.gave_up)) {
    const at = momentAfter(lines, mistake.number);
    const x = place(at);
    const near = found.find((each) => Math.abs(each.x - x) < CLOSE + 2 * each.mark.size);
    if (near) near.mark = { ...near.mark, count: near.mark.count + 1 };
    else found.push({ x, mark: { at, size: mistake.size, seat: mistake.seat, mistake, count: 1 } });
  }
  return found.map(({ mark }) => mark).toSorted((one, other) => one.at - other.at);
}

/** The next of some moments, or with -1 the one before; nothing after the last. */
export function next(moments: readonly number[], at: number, by: 1 | -1): number | null {
  const found = by > 0 ? moments.find((each) => each > at) : moments.findLast((each) => each < at);
  return found ?? null;
}

/** Great luck is of the largest size. */
export const greatLuck = (marks: readonly LuckMark[]): readonly number[] => marks.filter(({ size }) => size === 3).map(({ at }) => at);

/** The chances of a moment, the largest first; none where nobody has looked yet. */
export function standingsAt(review: Review | null, at: number): readonly { readonly seat: number; readonly chance: number }[] {
  const chances = review?.chances[at] ?? [];
  return chances.map((chance, seat) => ({ seat, chance })).toSorted((one, other) => other.chance - one.chance || one.seat - other.seat);
}

/** Seats in the order in which strands lie in the belt, from below: whoever is looked from first. */
export const strands = (seats: number, eyes: number | null): readonly number[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return eyes === null ? all : [eyes, ...all.filter((seat) => seat !== eyes)];
};

/** The lower and upper edge of each strand after each line, as shares of a hundred from below. */
export function edges(chances: readonly (readonly number[])[], order: readonly number[]): readonly (readonly number[])[] {
  return chances.map((row) => {
    let sum = 0;
    return [0, ...order.map((seat) => (sum += row[seat] ?? 0))];
  });
}
