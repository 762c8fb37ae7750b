// The plans of the wide boards: all places are there at once.
import { at, type LandPlan, type RingPlan, type Sky } from "./plan";

const SKY: Sky = {
  shape: "wide",
  width: 1600,
  height: 1000,
  figures: 20.5,
  skyline: (x) => 132 + 6 * Math.sin(x / 178 + 0.6) + 3 * Math.sin(x / 71 + 2),
  scores: [60, 1540],
  // Low enough for the words of the bar above it.
  sun: { winter: [140, 124], spring: [380, 124], summer: [800, 124], autumn: [1240, 124], end: [1420, 124] },
};

export const RING: RingPlan = {
  ...SKY,
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
  wall: {
    scale: 1,
    signs: {
      hand: [560, 250],
      spiral: [624, 250],
      bison: [688, 250],
      archer: [912, 250],
      sun: [976, 250],
      ladder: [1040, 250],
    },
  },
  pool: at(1424, 484),
  bends: [
    { x: 1192, y: 214, apart: 46, stones: 9 },
    { x: 1536, y: 282, apart: -46, stones: 8 },
    { x: 1214, y: 350, apart: 46, stones: 8 },
  ],
  gathering: { x: 1198, y: 600, scale: 0.85, columns: 6, apart: [67, 0] },
  hunting: { x: 548, y: 830, scale: 1, columns: 5, apart: [104, 0] },
  ceremony: { x: 14, y: 830, scale: 1, columns: 5, apart: [104, 0] },
  fire: at(212, 646),
  order: at(40, 788),
  hide: at(190, 338),
};

export const LAND: LandPlan = {
  ...SKY,
  frame: { x: 36, y: 205, width: 1116, height: 784 },
  flat: 0.78,
  ring: at(1386, 318),
  steps: at(1386, 566),
};
