// The plans of the upright boards: the whole ring, or a row of triliths above the place of the chosen deed.
import { SKYLINES } from "../../../drawing/scenery/skyline";
import type { Deed } from "./names";
import { at, type LandPlan, type Places, type RingPlan, type Sky } from "./plan";

/** The hills of the upright board are those of the upright valley, so much higher up. */
export const RAISED = 12;

const SKY: Sky = {
  shape: "upright",
  width: 720,
  height: 1100,
  figures: 26,
  skyline: (x) => SKYLINES.upright(x) - RAISED,
  scores: [40, 690],
  sun: { winter: [90, 22], spring: [190, 22], summer: [380, 22], autumn: [560, 22], end: [640, 30] },
};

export const RING: RingPlan = {
  ...SKY,
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
  ...SKY,
  triliths: {
    painting: at(65, 246, 0.6),
    fishing: at(183, 246, 0.6),
    gathering: at(301, 246, 0.6),
    hunting: at(419, 246, 0.6),
    ceremony: at(537, 246, 0.6),
    migration: at(655, 246, 0.6),
  },
  plaqueBelow: 47,
  ...places,
});

export const DEEDS: Readonly<Record<Deed, RingPlan>> = {
  painting: rowOfTriliths({
    wheels: { painting: at(656, 420, 1.1) },
    wall: {
      scale: 1.5,
      signs: {
        hand: [56, 424],
        spiral: [154, 424],
        bison: [252, 424],
        archer: [350, 424],
        sun: [448, 424],
        ladder: [546, 424],
      },
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

export const LAND: LandPlan = {
  ...SKY,
  height: 1000,
  frame: { x: 6, y: 122, width: 708, height: 660 },
  flat: 1.02,
};
