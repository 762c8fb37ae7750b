// Sources of points as layers of ground: pure figures, so that they can be tested.
import type { Point } from "../../drawing/geometry";
import type { PastColumn } from "../../messages";
import { stepFor, ticks } from "../ending/chart";

/** One source of points through all columns: its ground from edge to edge, its upper edge, and its middle in the last column. */
export interface Layer {
  readonly source: string;
  readonly area: readonly Point[];
  readonly edge: readonly Point[];
  readonly middle: number;
  readonly last: number;
}

export interface Layers {
  readonly lines: readonly { readonly value: number; readonly y: number }[];
  readonly layers: readonly Layer[];
  readonly x: (at: number) => number;
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The columns as layers of ground, one on the other; what is below nothing has no height. */
export function layersOf(columns: readonly PastColumn[], sources: readonly string[], box: Box): Layers {
  const upTo = (column: PastColumn, count: number): number =>
    sources.slice(0, count).reduce((sum, source) => sum + Math.max(0, column.sources[source] ?? 0), 0);
  const most = Math.max(1, ...columns.map((column) => upTo(column, sources.length)));
  const values = ticks(0, most, stepFor(most));
  const top = values.at(-1) ?? 1;
  const x = (at: number): number => box.left + ((box.right - box.left) * at) / Math.max(1, columns.length - 1);
  const y = (value: number): number => box.bottom - ((box.bottom - box.top) * value) / top;
  const layers = sources.map((source, at): Layer => {
    const edge = columns.map((column, place): Point => [x(place), y(upTo(column, at + 1))]);
    const floor = columns.map((column, place): Point => [x(place), y(upTo(column, at))]);
    const last = columns.at(-1);
    return {
      source,
      edge,
      area: [...edge, ...floor.toReversed()],
      middle: last ? (y(upTo(last, at)) + y(upTo(last, at + 1))) / 2 : 0,
      last: last?.sources[source] ?? 0,
    };
  });
  return { lines: values.map((value) => ({ value, y: y(value) })), layers, x };
}

/** Which columns have their day written below: the ends, and as many between as there is room for. */
export function daysShown(count: number, room: number): number[] {
  const between = Math.max(0, Math.min(room, count) - 2);
  const found = Array.from({ length: between + 2 }, (_, at) => Math.round(((count - 1) * at) / (between + 1)));
  return [...new Set(found)];
}
