// Where the figures in a clearing stand: in one row, closer together the more they are, or in several rows.
import type { Point } from "../../../drawing/geometry";

const WIDEST = 38;
const NARROWEST = 27;
const BEHIND = 24;

/** The feet of so many figures round the middle of their front row. */
export function standingIn(count: number, width: number): Point[] {
  const inRow = Math.max(1, Math.floor(width / NARROWEST));
  const rows = Math.ceil(count / inRow);
  const front = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index): Point => {
    const row = rows - 1 - Math.floor(index / front);
    const many = row === 0 ? count - front * (rows - 1) : front;
    const apart = Math.min(WIDEST, width / Math.max(1, many));
    return [((index % front) - (many - 1) / 2) * apart, -row * BEHIND];
  });
}
