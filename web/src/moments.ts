// The moments of a match that is looked back at: where one comes to stand, where rounds begin, and what is told there. A moment is
// after so many lines of the record. Nothing but pure functions.
import type { Happened, LineTold } from "./messages";

/** A round, the moment in which it begins, and the moment in which the next one does. */
export interface RoundSpan {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** What led to a moment: the last decision with the luck that followed it, or the luck before the first. */
export interface Deed {
  /** Whose decision it was; nobody's before the first. */
  readonly seat: number | null;
  readonly action: LineTold["action"];
  readonly events: readonly Happened[];
}

/** Whether somebody had to decide there, or it was over: where one stands. What luck decides comes with the decision before it. */
const stands = (lines: readonly LineTold[], at: number): boolean => at === 0 || at === lines.length || lines[at]?.decider !== null;

/** The next moment to stand in. */
export function onward(lines: readonly LineTold[], at: number): number {
  let next = Math.min(at + 1, lines.length);
  while (!stands(lines, next)) next += 1;
  return next;
}

/** The moment before to stand in. */
export function back(lines: readonly LineTold[], at: number): number {
  let before = Math.max(at - 1, 0);
  while (!stands(lines, before)) before -= 1;
  return before;
}

/** The rounds in their order; a game that counts none has none. */
export function roundsOf(lines: readonly LineTold[]): readonly RoundSpan[] {
  const spans: { round: number; from: number; to: number }[] = [];
  lines.forEach(({ round }, at) => {
    const last = spans.at(-1);
    if (last && last.round === round) last.to = at + 1;
    else if (round !== null) spans.push({ round, from: at, to: at + 1 });
  });
  return spans;
}

/** The round that is played in a moment: that of the next line, in the end that of the last. */
export const roundAt = (lines: readonly LineTold[], at: number): number | null => (lines[at] ?? lines.at(-1))?.round ?? null;

/** Where a round begins for whoever looks: in the first moment in which somebody decides. */
const beginning = (lines: readonly LineTold[], span: RoundSpan): number =>
  stands(lines, span.from) ? span.from : onward(lines, span.from);

/** The beginning of the next round, or the end. */
export const roundOn = (lines: readonly LineTold[], at: number): number =>
  roundsOf(lines)
    .map((span) => beginning(lines, span))
    .find((from) => from > at) ?? lines.length;

/** The beginning of the round, or from there of the one before. */
export const roundBack = (lines: readonly LineTold[], at: number): number =>
  roundsOf(lines)
    .map((span) => beginning(lines, span))
    .findLast((from) => from < at) ?? 0;

/** What led to a moment. */
export function deedAt(lines: readonly LineTold[], at: number): Deed {
  const from = Math.max(
    lines.slice(0, at).findLastIndex(({ decider }) => decider !== null),
    0,
  );
  const { decider: seat = null, action = null } = lines[from] ?? {};
  return { seat, action, events: at ? lines.slice(from, at).flatMap(({ events }) => events) : [] };
}

/** Whether luck decided anything on the way to a moment. */
export const isLuck = (lines: readonly LineTold[], at: number): boolean => lines[at - 1]?.decider === null;
