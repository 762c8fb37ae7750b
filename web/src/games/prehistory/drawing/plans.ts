// The plans of the two boards, in units of the drawing: the numbers that the maps are made of. The ring stands in winter, spring
// and summer, the land lies there in autumn. Wide boards are for windows, upright ones for phones.
import type { Point } from "../../../drawing/geometry";
import { UPRIGHT as VALLEY, type Shape, type Site } from "../../stone_age/drawing/plans";
import type { Deed, PaintedSign, Season, Wheel } from "./names";

export type { Shape, Site };

/** Things of one size in rows, from the upper left corner of the first. */
export type Rows = { x: number; y: number; scale: number; columns: number; apart: Point };

export type Sky = {
  shape: Shape;
  width: number;
  height: number;
  /** How large the smallest figure is, so that it has 13 pixels in the smallest window. */
  figures: number;
  /** How high the skyline is. */
  skyline(x: number): number;
  /** The first and the last step of the score track. */
  scores: Point;
  sun: Readonly<Record<Season, Point>>;
};

/** The places of deeds. On the upright board only that of the chosen deed has room. */
export type Places = {
  wheels: Readonly<Partial<Record<Wheel, Site>>>;
  /** The middle of each painted sign; its price lies below. */
  signs?: Readonly<Record<PaintedSign, Point>>;
  pool?: Site;
  /** The stepping stones of the fishing track: where each bend begins, which way it goes, and how many stones it has. */
  bends?: readonly { x: number; y: number; apart: number; stones: number }[];
  gathering?: Rows;
  hunting?: Rows;
  ceremony?: Rows;
  fire?: Site;
  order?: Site;
  hide?: Site;
};

export type RingPlan = Sky &
  Places & {
    triliths: Readonly<Record<Deed, Site>>;
    /** How far below its trilith a plaque has its middle. */
    plaqueBelow: number;
    central?: Site;
  };

export type LandPlan = Sky & {
  /** What the fields may fill, and how much flatter than wide they are. */
  frame: { x: number; y: number; width: number; height: number };
  flat: number;
  /** The ring seen from afar, and what cubes are worth on foot. */
  ring?: Site;
  steps?: Site;
};

export const at = (x: number, y: number, scale = 1): Site => ({ x, y, scale });

const WIDE_SKY: Sky = {
  shape: "wide",
  width: 1600,
  height: 1000,
  figures: 20.5,
  skyline: (x) => 132 + 6 * Math.sin(x / 178 + 0.6) + 3 * Math.sin(x / 71 + 2),
  scores: [60, 1540],
  sun: { winter: [140, 70], spring: [330, 58], summer: [800, 40], autumn: [1240, 80], end: [1420, 96] },
};

/** The hills of the upright board are those of the upright valley, so much higher up. */
export const RAISED = 12;

const UPRIGHT_SKY: Sky = {
  shape: "upright",
  width: 720,
  height: 1100,
  figures: 26,
  skyline: (x) => VALLEY.skyline(x) - RAISED,
  scores: [40, 690],
  sun: { winter: [90, 22], spring: [190, 22], summer: [380, 22], autumn: [560, 22], end: [640, 30] },
};

export const WIDE_RING: RingPlan = {
  ...WIDE_SKY,
  triliths: {
    painting: at(800, 342, 0.88),
    fishing: at(1092, 440, 0.88),
    gathering: at(1092, 668, 0.88),
    hunting: at(800, 766, 0.88),
    ceremony: at(508, 668, 0.88),
    migration: at(508, 440, 0.88),
  },
  plaqueBelow: 24,
  central: at(800, 506),
  wheels: {
    painting: at(940, 350, 0.92),
    fishing: at(1206, 402),
    hunting: at(636, 750),
    migration: at(394, 402),
  },
  signs: {
    hand: [560, 250],
    spiral: [624, 250],
    bison: [688, 250],
    archer: [912, 250],
    sun: [976, 250],
    ladder: [1040, 250],
  },
  pool: at(1424, 484),
  bends: [
    { x: 1192, y: 214, apart: 46, stones: 9 },
    { x: 1536, y: 282, apart: -46, stones: 8 },
    { x: 1214, y: 350, apart: 46, stones: 8 },
  ],
  gathering: { x: 1096, y: 838, scale: 1, columns: 6, apart: [82, 0] },
  hunting: { x: 548, y: 830, scale: 1, columns: 5, apart: [104, 0] },
  ceremony: { x: 14, y: 830, scale: 1, columns: 5, apart: [104, 0] },
  fire: at(212, 646),
  order: at(40, 788),
  hide: at(190, 338),
};

const UPRIGHT_RING: RingPlan = {
  ...UPRIGHT_SKY,
  triliths: {
    painting: at(360, 286, 0.92),
    fishing: at(584, 400, 0.92),
    gathering: at(584, 650, 0.92),
    hunting: at(360, 770, 0.92),
    ceremony: at(136, 650, 0.92),
    migration: at(136, 400, 0.92),
  },
  plaqueBelow: 36,
  central: at(360, 470, 0.97),
  wheels: {},
};

/** With a deed chosen, the ring is a row of six and the deed's place fills the board. */
const rowOfTriliths = (places: Places): RingPlan => ({
  ...UPRIGHT_SKY,
  triliths: {
    painting: at(65, 246, 0.6),
    fishing: at(183, 246, 0.6),
    gathering: at(301, 246, 0.6),
    hunting: at(419, 246, 0.6),
    ceremony: at(537, 246, 0.6),
    migration: at(655, 246, 0.6),
  },
  plaqueBelow: 32,
  ...places,
});

const UPRIGHT_DEEDS: Readonly<Record<Deed, RingPlan>> = {
  painting: rowOfTriliths({
    wheels: { painting: at(656, 420, 1.1) },
    signs: {
      hand: [56, 424],
      spiral: [154, 424],
      bison: [252, 424],
      archer: [350, 424],
      sun: [448, 424],
      ladder: [546, 424],
    },
  }),
  fishing: rowOfTriliths({
    wheels: { fishing: at(650, 356, 1.2) },
    pool: at(328, 450, 1.62),
    bends: [
      { x: 64, y: 638, apart: 74, stones: 9 },
      { x: 619, y: 712, apart: -74, stones: 8 },
      { x: 101, y: 786, apart: 74, stones: 8 },
    ],
  }),
  gathering: rowOfTriliths({
    wheels: {},
    gathering: { x: 72, y: 344, scale: 1.9, columns: 3, apart: [222, 246] },
  }),
  hunting: rowOfTriliths({
    wheels: { hunting: at(640, 690, 1.4) },
    hunting: { x: 52, y: 330, scale: 1.5, columns: 3, apart: [212, 262] },
  }),
  ceremony: rowOfTriliths({
    wheels: {},
    fire: at(360, 446, 1.18),
    order: at(70, 598, 1.3),
    ceremony: { x: 14, y: 640, scale: 1.34, columns: 5, apart: [141, 0] },
  }),
  migration: rowOfTriliths({
    wheels: { migration: at(646, 362, 1.2) },
    hide: at(330, 606, 1.62),
  }),
};

/** Which plan the ring follows: a window shows all places at once, a phone the ring or one place. */
export const ringPlan = (shape: Shape, chosen: Deed | null): RingPlan =>
  shape === "wide" ? WIDE_RING : chosen ? UPRIGHT_DEEDS[chosen] : UPRIGHT_RING;

export const LAND_PLANS: Readonly<Record<Shape, LandPlan>> = {
  wide: {
    ...WIDE_SKY,
    frame: { x: 412, y: 168, width: 1156, height: 812 },
    flat: 0.78,
    ring: at(206, 296),
    steps: at(206, 566),
  },
  upright: { ...UPRIGHT_SKY, height: 1000, frame: { x: 6, y: 122, width: 708, height: 660 }, flat: 1.02 },
};
