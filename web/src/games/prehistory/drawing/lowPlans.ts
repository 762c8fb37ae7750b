// The plans for a phone held sideways: the wide boards, with figures as large as a phone needs, and what is looked at of them.
import type { Frame } from "./land";
import type { Deed } from "./names";
import { at, type LandPlan, type RingPlan } from "./plan";
import * as wide from "./widePlans";

const FIGURES = 27;

const RING: RingPlan = {
  ...wide.RING,
  height: 1070,
  figures: FIGURES,
  pool: at(1424, 484, 1.04),
  hunting: { x: 726, y: 856, scale: 1.32, columns: 5, apart: [138, 0] },
  ceremony: { x: 14, y: 856, scale: 1.32, columns: 5, apart: [138, 0] },
  fire: at(212, 646, 1.16),
  order: at(48, 800, 1.3),
};

/** With its place in the middle of the picture, the river needs no larger figures than in a window. */
const FISHING: RingPlan = { ...RING, figures: wide.RING.figures };
export const ringFor = (chosen: Deed | null): RingPlan => (chosen === "fishing" ? FISHING : RING);

export const LAND: LandPlan = { ...wide.LAND, figures: FIGURES };

/** What is seen of the ring, and of the place of a deed that is chosen. */
export const WHOLE_RING: Frame = { x: 348, y: 198, width: 884, height: 640 };
export const PLACES: Readonly<Record<Deed, Frame>> = {
  painting: { x: 500, y: 196, width: 600, height: 340 },
  fishing: { x: 1130, y: 176, width: 470, height: 404 },
  gathering: { x: 1000, y: 490, width: 600, height: 280 },
  hunting: { x: 560, y: 630, width: 870, height: 440 },
  ceremony: { x: 0, y: 556, width: 706, height: 514 },
  migration: { x: 0, y: 190, width: 600, height: 330 },
};
