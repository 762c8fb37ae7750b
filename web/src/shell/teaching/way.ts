// Where the stones of a path stand, one for each lesson, on a wide screen and on a phone, and where the path runs between them.
import type { Point } from "../../drawing/geometry";
import { curveThrough } from "../../drawing/geometry";
import type { Shape } from "../../drawing/shape";

export interface Stone {
  readonly x: number;
  /** Of its foot. */
  readonly y: number;
  readonly scale: number;
  /** Where its plaque stands: the middle of it, a little to the left of that, or the edge that is next to the stone. */
  readonly plaque: { readonly x: number; readonly y: number; readonly side: "below" | "aside" | "left" | "right" };
}

export interface Way {
  readonly width: number;
  readonly height: number;
  readonly stones: readonly Stone[];
  readonly path: readonly Point[];
  /** How wide the path is along the way. */
  readonly widths: readonly number[];
}

const WIDE = { width: 1600, height: 1000 };
/** From the lower left in two bends to the trilith under the mountains. */
const BENDS: readonly Point[] = [
  [-80, 990],
  [179, 872],
  [430, 786],
  [690, 834],
  [920, 738],
  [906, 664],
  [770, 622],
  [560, 606],
  [476, 556],
  [560, 508],
  [700, 476],
  [800, 448],
];
const NARROWS = [130, 110, 92, 88, 76, 60, 56, 50, 44, 40, 36, 30];
/** Where along the bends the first and the last lesson stand. */
const FIRST = 0.15;
/** Where the way turns there is room for a plaque beside its stone: to the left of the left turn, else to the right. */
const LEFT_TURN = 600;
const LOWER = 680;

function wide(count: number): Way {
  const curve = curveThrough(BENDS, 6);
  const stones = Array.from({ length: count }, (_, at): Stone => {
    const last = at === count - 1;
    const part = count > 1 ? FIRST + ((1 - FIRST) * at) / (count - 1) : 1;
    const [x, y] = curve[Math.round(part * (curve.length - 1))] ?? [0, 0];
    const scale = last ? 1 : 0.58 + ((y - 500) / 500) * 0.75;
    if (last) return { x, y, scale, plaque: { x, y: y + 48, side: "below" } };
    if (y > LOWER) return { x, y, scale, plaque: { x, y: y + 58, side: "aside" } };
    if (x < LEFT_TURN) return { x, y, scale, plaque: { x: x - 34, y: y - 26, side: "left" } };
    return { x, y, scale, plaque: { x: x + 34, y: y - 22, side: "right" } };
  });
  return { ...WIDE, stones, path: BENDS, widths: NARROWS };
}

const UPRIGHT_WIDTH = 360;
const ROW = 86;
const HEAD = 150;
const FOOT = 250;
/** How far left and right the way winds on a phone. */
const WINDS = [44, 70, 56, 36, 62, 74, 50, 40];

function upright(count: number): Way {
  const height = HEAD + count * ROW + FOOT;
  const stones = Array.from({ length: count }, (_, at): Stone => {
    const x = WINDS[at % WINDS.length] ?? 50;
    const y = height - FOOT - at * ROW;
    return { x, y, scale: at === count - 1 ? 0.42 : 0.62, plaque: { x: x + (at === count - 1 ? 58 : 34), y: y - 22, side: "right" } };
  });
  const path: Point[] = [[30, height], ...stones.map(({ x, y }): Point => [x, y])];
  return { width: UPRIGHT_WIDTH, height, stones, path, widths: path.map((_, at) => 58 - (30 * at) / path.length) };
}

/** The way through so many lessons. */
export const wayOf = (shape: Shape, count: number): Way => (shape === "wide" ? wide(count) : upright(count));
