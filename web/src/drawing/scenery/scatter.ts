// Trees, grass and stones strewn over the ground: which symbol stands where, those behind first.
import type { Point } from "../geometry";
import { seeded } from "../rough";

export type Standing = { symbol: string; x: number; y: number; scale: number };

type Skip = (point: Point) => boolean;
type Area = { x: number; y: number; width: number; height: number };

const nobody: Skip = () => false;
const hundredth = (value: number): number => Math.round(value * 100) / 100;
const tenth = (value: number): number => Math.round(value * 10) / 10;

const standing = (symbol: string, x: number, y: number, scale: number): Standing => ({
  symbol,
  x: tenth(x),
  y: tenth(y),
  scale: hundredth(scale),
});

const farFirst = (things: Standing[]): Standing[] => things.toSorted((one, other) => one.y - other.y);

/** Things anywhere in an area. */
export function strewn(seed: number, symbols: readonly string[], count: number, area: Area, scale: Point, skip = nobody): Standing[] {
  const random = seeded(seed);
  const things: Standing[] = [];
  for (let index = 0; index < count; index++) {
    const x = area.x + random() * area.width;
    const y = area.y + random() * area.height;
    const size = scale[0] + random() * (scale[1] - scale[0]);
    const symbol = symbols[Math.floor(random() * symbols.length)] as string;
    if (!skip([x, y])) things.push(standing(symbol, x, y, size));
  }
  return farFirst(things);
}

// Three in eight, two, two and one.
const TREES = ["pine-a", "pine-a", "pine-a", "pine-b", "pine-b", "pine-c", "pine-c", "birch"];

/** A row of trees, mostly pines. */
export function rowOfTrees(seed: number, halfWidth: number, y: number, count: number, size: number, skip = nobody): Standing[] {
  const random = seeded(seed);
  const trees: Standing[] = [];
  for (let index = 0; index < count; index++) {
    const x = -halfWidth + (2 * halfWidth * (index + 0.5 + (random() - 0.5) * 0.7)) / count;
    const down = y + (random() - 0.5) * 16;
    const scale = size * (0.82 + random() * 0.36);
    const symbol = TREES[Math.floor(random() * TREES.length)] as string;
    if (!skip([x, down])) trees.push(standing(symbol, x, down, scale));
  }
  return farFirst(trees);
}
