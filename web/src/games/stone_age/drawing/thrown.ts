// Where thrown dice lie.
import type { Point } from "../../../drawing/geometry";
import { seeded } from "../../../drawing/rough";

/** A thrown die as it lies. */
export type Lying = { x: number; y: number; size: number; tilt: number };

/** From one die to the next, as a part of its size. */
export const APART = 0.92;

/** Dice in loose rows round a middle, none covering another. */
export function thrown(count: number, size: number, columns: number, [x, y]: Point): Lying[] {
  const random = seeded(count * 7 + 3);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const inRow = Math.min(columns, count - row * columns);
    const loose = (): number => (random() - 0.5) * size * 0.06;
    return {
      x: x + (column - (inRow - 1) / 2) * size * APART + loose(),
      y: y + (row - (rows - 1) / 2) * size * APART + (column % 2 ? 0.06 : -0.06) * size + loose(),
      size,
      tilt: Math.round((random() - 0.5) * 20),
    };
  });
}
