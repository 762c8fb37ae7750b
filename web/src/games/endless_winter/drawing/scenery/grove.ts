// A few trees in an area, the nearer ones larger, those behind first.
import { seeded } from "../../../../drawing/rough";

export type Tree = { kind: string; x: number; y: number; scale: number; shade: number };

export type Area = { x: readonly [number, number]; y: readonly [number, number]; scale: readonly [number, number] };

const KINDS = ["a", "b", "c"];
const tenth = (value: number): number => Math.round(value * 10) / 10;

export function grove(seed: number, count: number, { x, y, scale }: Area): Tree[] {
  const random = seeded(seed);
  const trees = Array.from({ length: count }, (_, index): Tree => {
    const down = (index + random()) / count;
    return {
      y: tenth(y[0] + (y[1] - y[0]) * down),
      x: tenth(x[0] + random() * (x[1] - x[0])),
      scale: Math.round((scale[0] + (scale[1] - scale[0]) * down) * 100) / 100,
      kind: KINDS[Math.floor(random() * KINDS.length)] as string,
      shade: 1 + Math.floor(random() * 3),
    };
  });
  return trees.toSorted((one, other) => one.y - other.y);
}
