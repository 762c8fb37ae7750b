// The stones of a trilith, its foot at the origin: 176 wide, 142 high. Two cuttings, so that neighbours differ.
import type { Point } from "../../../drawing/geometry";
import { chip } from "../../../drawing/rough";

/** Which of the three tones of a standing stone: lit, plain, dark. */
export type Stone = { outline: string; tone: 1 | 2 | 3 };

/** The hollows in the two supporting stones, in which cubes are laid. */
export const HOLLOWS: readonly [Point, Point] = [
  [-52, -48],
  [52, -48],
];
export const HOLLOW = 22;

/** How wide and high the ground is that the trilith stands on. */
export const FOOT = { rx: 118, ry: 30 };

/** What the capstone and the heap on it cover, for an offer round them. */
export const CAPSTONE = { x: -100, y: -186, width: 200, height: 94 };

/** Where a cube stands on the capstone: side by side, and overlapping when there are many. */
export function onCapstone(index: number, count: number): Point {
  const apart = Math.min(37, 160 / Math.max(1, count));
  return [(index - (count - 1) / 2) * apart, -158 + (index % 2) * 2];
}

const stone = (corners: readonly Point[], seed: number, tone: Stone["tone"]): Stone => ({
  outline: chip(corners, { step: 13, rough: 2.2, detail: 0.07, seed }),
  tone,
});

function upright(x: number, seed: number): Stone[] {
  const right: Point[] = [
    [x + 20, -102],
    [x + 25, -58],
    [x + 29, 5],
  ];
  return [
    stone([[x - 29, 4], [x - 24, -62], [x - 21, -100], ...right], seed, 2),
    stone(
      [
        [x - 20, -4],
        [x - 17, -60],
        [x - 18, -96],
        [x - 12, -98],
        [x - 11, -50],
        [x - 14, -2],
      ],
      seed + 7,
      1,
    ),
    stone([[x + 12, 4], [x + 11, -60], [x + 9, -100], ...right], seed + 10, 3),
  ];
}

function capstone(seed: number): Stone[] {
  const lower: Point[] = [
    [91, -99],
    [30, -95],
    [-40, -96],
  ];
  return [
    stone([[-90, -98], [-93, -122], [-84, -138], [82, -141], [92, -124], ...lower], seed, 2),
    stone(
      [
        [-93, -122],
        [-78, -140],
        [-10, -144],
        [84, -142],
        [92, -126],
        [10, -119],
      ],
      seed + 3,
      1,
    ),
    stone([[-90, -98], [-92, -106], [92, -108], ...lower], seed + 6, 3),
  ];
}

const cutting = (seed: number): Stone[] => [...upright(-52, 2 + seed), ...upright(52, 4 + seed), ...capstone(21 + seed)];

export const CUTTINGS: readonly (readonly Stone[])[] = [cutting(0), cutting(40)];
