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

/** Whether somebody had to decide there, or it was over: where one stands. Nobody ever saw the table while luck decided. */
const stands = (lines: readonly LineTold[], at: number): boolean => at >= lines.length || lines[at]?.decider !== null;

/** The moment to stand in from a moment on: luck comes with the decision before it. */
export function standing(lines: readonly LineTold[], at: number): number {
  let next = Math.min(Math.max(at, 0), lines.length);
  while (!stands(lines, next)) next += 1;
  return next;
}

/** The next moment to stand in. */
export const onward = (lines: readonly LineTold[], at: number): number => standing(lines, at + 1);

/** The moment before to stand in. */
export function back(lines: readonly LineTold[], at: number): number {
  let before = at - 1;
  while (before > 0 && !stands(lines, before)) before -= 1;
  return standing(lines, before);
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

/** Where rounds begin for whoever looks: in the first moment in which somebody decides. */
const beginnings = (lines: readonly LineTold[]): readonly number[] => roundsOf(lines).map(({ from }) => standing(lines, from));

/** The beginning of the next round, or the end. */
export const roundOn = (lines: readonly LineTold[], at: number): number => beginnings(lines).find((from) => from > at) ?? lines.length;

/** The beginning of the round, or from there of the one before. */
export const roundBack = (lines: readonly LineTold[], at: number): number =>
  beginnings(lines).findLast((from) => from < at) ?? standing(lines, 0);

/** What led to a moment. */
export function deedAt(lines: readonly LineTold[], at: number): Deed {
  const from = lines.slice(0, at).findLastIndex(({ decider }) => decider !== null);
  const { decider: seat = null, action = null } = lines[from] ?? {};
  return { seat, action, events: lines.slice(Math.max(from, 0), at).flatMap(({ events }) => events) };
}

/** Whether luck decided anything on the way to a moment. */
export const isLuck = (lines: readonly LineTold[], at: number): boolean => lines[at - 1]?.decider === null;
