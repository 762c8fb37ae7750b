// The two plans of the valley, in units of the drawing: the numbers that the maps are made of.
import type { Point } from "../../../drawing/geometry";
import { SKYLINES } from "../../../drawing/scenery/skyline";
import type { Shape, Site } from "../../../drawing/shape";

export type Art = "forest" | "clay_pit" | "quarry" | "river" | "hunt" | "tool_maker" | "hut" | "field";

export type Plan = {
  shape: Shape;
  width: number;
  height: number;
  /** Where the scenery's art is set down. */
  sites: Readonly<Record<Art, Site>>;
  deck: Site;
  fire: Site;
  /** Where the sun stands while placing, working, feeding. */
  sun: readonly [Point, Point, Point];
  /** How high the skyline is. */
  skyline(x: number): number;
  /** From the origin of a place's art to where its people stand, and to the middle of its plaque. */
  standing: Partial<Record<Art, Point>>;
  plaques: Readonly<Record<Art, Point>>;
  /** The leftmost card and building, and how far it is to the next. */
  cards: { x: number; y: number; apart: number };
  buildings: { x: number; y: number; apart: number };
  /** The first and the last step of the score track. */
  track: readonly [from: number, to: number];
  huntDots: Point;
  /** From where the hunters stand to the middle of the first of their dice. */
  huntDice: Point;
};

const at = (x: number, y: number, scale = 1): Site => ({ x, y, scale });

export const WIDE: Plan = {
  shape: "wide",
  width: 1600,
  height: 1000,
  sites: {
    forest: at(290, 362),
    clay_pit: at(664, 356),
    quarry: at(1030, 362),
    river: at(1410, 420),
    hunt: at(200, 648),
    tool_maker: at(506, 616),
    hut: at(756, 606),
    field: at(1018, 614),
  },
  standing: { hunt: [0, 16], tool_maker: [16, 24], hut: [0, 24], field: [-54, 4] },
  plaques: {
    forest: [0, 90],
    clay_pit: [0, 92],
    quarry: [0, 94],
    river: [0, 96],
    hunt: [0, 78],
    tool_maker: [28, 76],
    hut: [0, 78],
    field: [-28, -64],
  },
  cards: { x: 872, y: 752, apart: 174 },
  buildings: { x: 56, y: 790, apart: 162 },
  deck: at(730, 866),
  fire: at(766, 778),
  track: [130, 1500],
  skyline: SKYLINES.wide,
  sun: [
    [250, 84],
    [668, 78],
    [1330, 88],
  ],
  huntDots: [150, 44],
  huntDice: [96, -36],
};

export const UPRIGHT: Plan = {
  shape: "upright",
  width: 720,
  height: 1452,
  sites: {
    forest: at(178, 246, 0.92),
    clay_pit: at(534, 240, 0.9),
    quarry: at(180, 446, 0.92),
    river: at(542, 446),
    hunt: at(142, 644, 0.78),
    tool_maker: at(414, 636, 0.84),
    hut: at(622, 628, 0.86),
    field: at(112, 864),
  },
  standing: { hunt: [0, 18], tool_maker: [14, 24], hut: [0, 22], field: [-50, 4] },
  plaques: {
    forest: [0, 86],
    clay_pit: [0, 86],
    quarry: [0, 90],
    river: [0, 92],
    hunt: [6, 70],
    tool_maker: [4, 74],
    hut: [0, 74],
    field: [-16, -62],
  },
  cards: { x: 22, y: 982, apart: 174 },
  buildings: { x: 24, y: 1250, apart: 176 },
  deck: at(262, 738, 0.8),
  fire: at(506, 764, 0.7),
  track: [66, 694],
  skyline: SKYLINES.upright,
  sun: [
    [150, 30],
    [380, 30],
    [600, 30],
  ],
  huntDots: [117, 34],
  huntDice: [100, -46],
};
