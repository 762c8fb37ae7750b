// Hand-cut edges: an outline is nudged by smooth noise and written as a path. The same seed always cuts the same edge, and no
// filter has to run while the table is looked at.
import { between, curveThrough, directionAt, distance, ellipse, resample, type Point } from "./geometry";

type Cut = { step?: number; rough?: number; detail?: number; seed?: number };

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A small number that is always the same for the same card or building, so that no two edges need look alike. */
export const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

/** A number as it is written in a path: one decimal. */
export const short = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text === "-0" ? "0" : text;
};

const HEIGHTS = 512;

/** Random heights from -1 to 1 at whole numbers; drawn only when asked for, because most outlines need few. */
class Heights {
  private readonly random: () => number;
  private readonly drawn: number[] = [];

  constructor(seed: number) {
    this.random = seeded(seed);
  }

  at(index: number): number {
    while (this.drawn.length <= index) this.drawn.push(this.random() * 2 - 1);
    return this.drawn[index] as number;
  }

  /** Smooth noise: eased between two heights, the same again after `period`. */
  between(place: number, period: number, from: number): number {
    const whole = Math.floor(place);
    const part = place - whole;
    const eased = part * part * (3 - 2 * part);
    const here = this.at(((whole % period) + from) % HEIGHTS);
    const next = this.at((((whole + 1) % period) + from) % HEIGHTS);
    return here * (1 - eased) + next * eased;
  }
}

/** The outline with every point pushed to one side or the other, by at most `rough`; `detail` is how often along the way. */
export function nudge(points: readonly Point[], rough: number, detail: number, seed: number, closed: boolean): Point[] {
  const heights = new Heights(seed);
  let length = 0;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index++)
    length += distance(points[index] as Point, points[(index + 1) % points.length] as Point);
  // A closed outline takes a whole number of periods, so that its ends meet.
  const period = closed ? Math.max(4, Math.round(length * detail)) : HEIGHTS;
  let gone = 0;
  return points.map((point, index) => {
    if (index) gone += distance(points[index - 1] as Point, point);
    const at = closed ? (gone / length) * period : gone * detail;
    const push = rough * (0.75 * heights.between(at, period, 0) + 0.25 * heights.between(at * 3, period * 3, 97));
    const [alongX, alongY] = directionAt(points, index, closed);
    return [point[0] - alongY * push, point[1] + alongX * push];
  });
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A path in steps from where it is, so that rounding never adds up. */
class Pen {
  private x: number;
  private y: number;
  private written: string;

  constructor(start: Point) {
    this.x = rounded(start[0]);
    this.y = rounded(start[1]);
    this.written = `M${short(this.x)} ${short(this.y)}`;
  }

  private step([x, y]: Point, move: boolean): string {
    const right = rounded(x - this.x);
    const down = rounded(y - this.y);
    if (move) {
      this.x = rounded(this.x + right);
      this.y = rounded(this.y + down);
    }
    return `${short(right)} ${short(down)}`;
  }

  bend(control: Point, to: Point): void {
    this.written += `q${this.step(control, false)} ${this.step(to, true)}`;
  }

  on(to: Point): void {
    this.written += `t${this.step(to, true)}`;
  }

  line(to: Point): void {
    this.written += `l${this.step(to, true)}`;
  }

  path(closed: boolean): string {
    return closed ? `${this.written}z` : this.written;
  }
}

/** A soft outline: curves from the middle of each side to the middle of the next. */
export function softOutline(points: readonly Point[]): string {
  const count = points.length;
  const middle = (index: number): Point => between(points[index % count] as Point, points[(index + 1) % count] as Point, 0.5);
  const pen = new Pen(middle(count - 1));
  pen.bend(points[0] as Point, middle(0));
  for (let index = 1; index < count; index++) pen.on(middle(index));
  return pen.path(true);
}

/** A soft line from the first point to the last. */
export function softLine(points: readonly Point[]): string {
  const last = points.length - 1;
  const middle = (index: number): Point => between(points[index] as Point, points[index + 1] as Point, 0.5);
  const pen = new Pen(points[0] as Point);
  pen.bend(points[1] as Point, middle(1));
  for (let index = 2; index < last; index++) pen.on(middle(index));
  pen.line(points[last] as Point);
  return pen.path(false);
}

/** A hard outline: straight from corner to corner. */
export function hardOutline(points: readonly Point[]): string {
  const pen = new Pen(points[0] as Point);
  for (const point of points.slice(1)) pen.line(point);
  return pen.path(true);
}

/** A shape cut along its corners by hand. */
export const cut = (corners: readonly Point[], { step = 26, rough = 4, detail = 0.03, seed = 1 }: Cut = {}): string =>
  softOutline(nudge(resample(corners, step, true), rough, detail, seed, true));

/** The same with hard edges: stone, and the needles of trees. */
export const chip = (corners: readonly Point[], { step = 12, rough = 2, detail = 0.06, seed = 1 }: Cut = {}): string =>
  hardOutline(nudge(resample(corners, step, true), rough, detail, seed, true));

/** A round patch. */
export const blob = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  { rough = 5, detail = 0.03, seed = 1, count = 28 }: Cut & { count?: number } = {},
): string => softOutline(nudge(ellipse(x, y, radiusX, radiusY, count), rough, detail, seed, true));

/** A rectangle with worn edges and round corners. */
export function slab(
  x: number,
  y: number,
  width: number,
  height: number,
  { step = 18, rough = 1.6, seed = 1, corner = 8 }: Cut & { corner?: number } = {},
): string {
  const outline: Point[] = [];
  const turn = (aroundX: number, aroundY: number, start: number): void => {
    for (let part = 0; part <= 3; part++) {
      const angle = start + (part / 3) * (Math.PI / 2);
      outline.push([aroundX + corner * Math.cos(angle), aroundY + corner * Math.sin(angle)]);
    }
  };
  turn(x + width - corner, y + corner, -Math.PI / 2);
  turn(x + width - corner, y + height - corner, 0);
  turn(x + corner, y + height - corner, Math.PI / 2);
  turn(x + corner, y + corner, Math.PI);
  return softOutline(nudge(resample(outline, step, true), rough, 0.05, seed, true));
}

/** A band along a line: water, a trail. The widths are spread evenly over its length. */
export function ribbon(along: readonly Point[], widths: readonly number[], { step = 22, rough = 4, seed = 1 }: Cut = {}): string {
  const middle = curveThrough(along, step);
  const left: Point[] = [];
  const right: Point[] = [];
  middle.forEach((point, index) => {
    const place = (index / (middle.length - 1)) * (widths.length - 1);
    const from = Math.min(widths.length - 2, Math.floor(place));
    const narrow = widths[from] as number;
    const half = (narrow + ((widths[from + 1] as number) - narrow) * (place - from)) / 2;
    const [alongX, alongY] = directionAt(middle, index, false);
    left.push([point[0] - alongY * half, point[1] + alongX * half]);
    right.push([point[0] + alongY * half, point[1] - alongX * half]);
  });
  return softOutline(nudge([...left, ...right.reverse()], rough, 0.03, seed, true));
}
