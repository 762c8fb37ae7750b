// The ladders beside the idol poles: where each level is, and where the markers on it stand.
import type { Point } from "../../../drawing/geometry";

export type Ladder = { x: number; foot: number; rung: number; apart: number };

export const levelY = ({ foot, rung }: Ladder, level: number): number => foot - level * rung;

/** Where each seat's marker stands on a ladder; those on the same level stand beside each other in the order given. */
export function markersOn(ladder: Ladder, levels: readonly number[], order: readonly number[]): { seat: number; at: Point }[] {
  const before = new Map<number, number>();
  return order.map((seat) => {
    const level = levels[seat] ?? 0;
    const place = before.get(level) ?? 0;
    before.set(level, place + 1);
    return { seat, at: [ladder.x + place * ladder.apart, levelY(ladder, level)] };
  });
}
