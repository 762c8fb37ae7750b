// Points over the rounds as places in a drawing: pure figures, so that they can be tested.
import type { Result } from "../../messages";

/** A round step that puts between three and about seven lines under the highest value. */
export function stepFor(most: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  return steps.find((step) => most / step <= 6) ?? 1000;
}

/** Multiples of a step from the lowest to the highest value, both covered. */
export function ticks(least: number, most: number, step: number): number[] {
  const from = Math.floor(least / step);
  const to = Math.max(from + 1, Math.ceil(most / step));
  return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
}

/** Labels beside each other's lines: the same order, at least so far apart, and none pushed further than it must be. */
export function spread(places: readonly number[], apart: number, most: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  order.forEach((at, rank) => {
    const before = order[rank - 1];
    if (before !== undefined) found[at] = Math.max(found[at] ?? 0, (found[before] ?? 0) + apart);
  });
  // What was pushed over the edge pushes the others back.
  let limit = most;
  for (const at of order.toReversed()) {
    found[at] = Math.min(found[at] ?? 0, limit);
    limit = (found[at] ?? 0) - apart;
  }
  return found;
}

export type History = Result["history"];

/** The points of one seat from round to round. */
export const course = (history: History, seat: number): number[] => history.map(({ points }) => points[seat] ?? 0);
