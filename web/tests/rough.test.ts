import { describe, expect, test } from "vitest";
import { distance, ellipse, resample, type Point } from "../src/drawing/geometry";
import { blob, chip, cut, nudge, ribbon, seeded, slab, softLine } from "../src/drawing/rough";

const SQUARE: Point[] = [
  [0, 0],
  [200, 0],
  [200, 120],
  [0, 120],
];

/** Where a path that is written in relative steps starts, and where each of its steps ends. */
function walk(path: string): Point[] {
  const numbers = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return (path.match(/[Mqtl][^a-z]*/g) ?? []).reduce<Point[]>((ends, step) => {
    const values = numbers(step);
    const [x, y] = values.slice(-2) as [number, number];
    const last = ends.at(-1) ?? [0, 0];
    return [...ends, [last[0] + x, last[1] + y]];
  }, []);
}

describe("hand-cut edges", () => {
  const cuts = {
    cut: (seed: number) => cut(SQUARE, { seed }),
    chip: (seed: number) => chip(SQUARE, { seed }),
    blob: (seed: number) => blob(100, 60, 100, 60, { seed }),
    slab: (seed: number) => slab(0, 0, 200, 120, { seed }),
    ribbon: (seed: number) =>
      ribbon(
        [
          [0, 0],
          [100, 40],
          [200, 0],
        ],
        [10, 30, 20],
        { seed },
      ),
  };

  test.each(Object.entries(cuts))("%s is the same for the same seed and another for another", (_, draw) => {
    expect(draw(7)).toBe(draw(7));
    expect(draw(7)).not.toBe(draw(8));
  });

  test.each(Object.entries(cuts))("%s is closed and has no step that is not a number", (_, draw) => {
    const path = draw(3);
    expect(path).toMatch(/^M[^M]+z$/);
    expect(path).not.toMatch(/NaN|Infinity|e/);
  });

  test.each(Object.entries(cuts).filter(([name]) => name !== "chip"))("%s comes back to where it began", (_, draw) => {
    const ends = walk(draw(3));
    expect(distance(ends[0] as Point, ends.at(-1) as Point)).toBeLessThan(0.2);
  });

  test("stay close to what was cut", () => {
    for (const [x, y] of walk(slab(10, 20, 200, 120, { rough: 2 }))) {
      expect(x).toBeGreaterThan(7.5);
      expect(x).toBeLessThan(212.5);
      expect(y).toBeGreaterThan(17.5);
      expect(y).toBeLessThan(142.5);
    }
  });

  test.each([1, 2, 3, 4, 5, 6])("meet without a jump where a closed outline ends (seed %i)", (seed) => {
    const round = ellipse(0, 0, 100, 100, 600);
    const pushed = nudge(round, 10, 0.03, seed, true).map(([x, y]) => Math.hypot(x, y) - 100);
    const jumps = pushed.map((push, index) => Math.abs(push - (pushed.at(index - 1) as number)));
    expect(Math.max(...jumps)).toBeLessThan(1.5);
    expect(Math.max(...pushed.map(Math.abs))).toBeGreaterThan(3);
  });

  test("an open line begins and ends where it should", () => {
    const line: Point[] = [
      [0, 0],
      [50, 20],
      [100, -20],
      [150, 0],
    ];
    const ends = walk(softLine(line));
    expect(ends[0]).toEqual([0, 0]);
    expect(distance(ends.at(-1) as Point, [150, 0])).toBeLessThan(0.2);
  });
});

describe("what edges are made of", () => {
  test("seeded numbers lie between 0 and 1 and repeat with their seed", () => {
    const [one, same] = [seeded(11), seeded(11)];
    const drawn = Array.from({ length: 200 }, one);
    expect(drawn).toEqual(Array.from({ length: 200 }, same));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(new Set(drawn).size).toBe(200);
  });

  test("a finer line keeps its corners and has no long gaps", () => {
    const finer = resample(SQUARE, 26, true);
    for (const corner of SQUARE) expect(finer).toContainEqual(corner);
    finer.forEach((point, index) => {
      expect(distance(point, finer[(index + 1) % finer.length] as Point)).toBeLessThan(39);
    });
  });
});
