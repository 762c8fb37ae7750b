// The far parts of a wide valley, drawn far past its map on both sides: mountains, a ridge, the meadow before it.
import { curveThrough, resample, type Point } from "../geometry";
import { blob, nudge, seeded, softLine, softOutline } from "../rough";

export const LEFT = -900;
export const RIGHT = 2500;
const BOTTOM = 1500;

export function mountains(seed: number, foot: number, height: number, count: number): string {
  const random = seeded(seed);
  const outline: Point[] = [[LEFT, 420]];
  for (let index = 0; index <= count; index++) {
    const x = LEFT + ((RIGHT - LEFT) * index) / count;
    outline.push([x, foot - height * (index % 2 ? 0.45 + 0.55 * random() : 0.12 * random())]);
  }
  outline.push([RIGHT, 420]);
  return softOutline(nudge(resample(outline, 20, true), 4, 0.05, seed, true));
}

/** The ridge along a skyline, and the track on it from one place to another; beside the track the ridge rises a little. */
export function ridge(skyline: (x: number) => number, from: number, to: number): { outline: string; track: string } {
  const line: Point[] = [];
  for (let x = LEFT; x <= RIGHT; x += 26) {
    const beside = Math.max(0, from - x, x - to);
    line.push([x, skyline(x) - Math.min(60, beside * 0.22)]);
  }
  return {
    outline: softOutline(nudge([...line, [RIGHT, BOTTOM], [LEFT, BOTTOM]], 1.5, 0.05, 5, true)),
    track: softLine(line.filter(([x]) => x >= from && x <= to)),
  };
}

/** The land from the foot of the ridge down past the map. */
export function meadow(y: number): string {
  const edge: Point[] = [
    [LEFT, y],
    [-200, y + 18],
    [200, y + 2],
    [560, y + 14],
    [900, y],
    [1200, y + 12],
    [1500, y],
    [1900, y + 18],
    [RIGHT, y],
  ];
  return softOutline(nudge([...curveThrough(edge, 30), [RIGHT, BOTTOM], [LEFT, BOTTOM]], 3, 0.05, 6, true));
}

type Swell = { x: number; y: number; wide: number; high: number; colour: string };

/** Low rises of the ground. */
export const swells = (places: readonly Swell[]): { outline: string; colour: string }[] =>
  places.map(({ x, y, wide, high, colour }, index) => ({
    outline: blob(x, y, wide, high, { rough: 12, seed: 600 + index, count: 40, detail: 0.012 }),
    colour,
  }));
