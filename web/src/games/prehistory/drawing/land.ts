// The fields of the land: nine rows of hexes with their points up, named from a1 to i5; the start camp is e5 in the middle.
import type { Point } from "../../../drawing/geometry";
import { cut } from "../../../drawing/rough";

/** One field as the engine tells of it. */
export type FieldState = {
  field: string;
  land: string;
  camp?: string;
  owner?: number;
  /** On the start camp: how many of each player. */
  waiting?: readonly number[];
  player?: number;
  standing?: number;
  lying?: number;
};

const REACH = 4;
const ROWS = "abcdefghi";

export const START = "e5";

/** The radius that what lies on a field is drawn for. */
export const FIELD_RADIUS = 68;

export type Frame = { x: number; y: number; width: number; height: number };

export type Grid = {
  /** From the middle of a field to its upper point, before it is flattened. */
  radius: number;
  flat: number;
  /** The middle of a field. */
  at(field: string): Point;
  /** Its outline, cut by hand. */
  outline(field: string): string;
};

/** Axial coordinates of a field: its column, which leans, and its row, both counted from the start camp. */
export function placeOf(field: string): { column: number; row: number } {
  const row = ROWS.indexOf(field.charAt(0)) - REACH;
  const first = Math.max(-REACH, -REACH - row);
  return { column: first + Number(field.slice(1)) - 1, row };
}

/** The middle of a field where the radius of all fields is one. */
function middle(field: string, flat: number): Point {
  const { column, row } = placeOf(field);
  return [Math.sqrt(3) * (column + row / 2), 1.5 * row * flat];
}

/** The fields as large as they fit into a frame. */
export function gridOf(fields: readonly string[], frame: Frame, flat: number): Grid {
  const middles = fields.map((field) => middle(field, flat));
  const [left, right] = [Math.min(...middles.map(([x]) => x)), Math.max(...middles.map(([x]) => x))];
  const [top, bottom] = [Math.min(...middles.map(([, y]) => y)), Math.max(...middles.map(([, y]) => y))];
  const radius = Math.min(frame.width / (right - left + Math.sqrt(3)), frame.height / (bottom - top + 2 * flat));
  const at = (field: string): Point => {
    const [x, y] = middle(field, flat);
    return [frame.x + frame.width / 2 + (x - (left + right) / 2) * radius, frame.y + frame.height / 2 + (y - (top + bottom) / 2) * radius];
  };
  return {
    radius,
    flat,
    at,
    outline: (field) =>
      cut(hexagon(at(field), radius - Math.min(2.5, radius * 0.07), flat), {
        step: Math.max(9, radius * 0.27),
        rough: radius * 0.022,
        detail: 0.06,
        seed: 1 + ROWS.indexOf(field.charAt(0)) * 9 + Number(field.slice(1)),
      }),
  };
}

function hexagon([x, y]: Point, radius: number, flat: number): Point[] {
  return Array.from({ length: 6 }, (_, corner): Point => {
    const angle = (corner / 6) * 2 * Math.PI - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle) * flat];
  });
}

/** Fields from the back to the front, and from the left. */
export const backToFront = <Named extends { field: string }>(fields: readonly Named[]): Named[] =>
  fields.toSorted((one, other) => placeOf(one.field).row - placeOf(other.field).row || (one.field < other.field ? -1 : 1));
