// A snowy pine in four tiers, its foot at the origin: the needles, and the snow on their left side.
import type { Point } from "../../../../drawing/geometry";
import { chip, hardOutline, seeded } from "../../../../drawing/rough";

const TIERS = 4;
const FRINGES = 6;

type SnowyPine = { trunk: string; needles: string; snow: string };

export function snowyPine(seed: number, width: number, height: number): SnowyPine {
  const random = seeded(seed);
  let needles = "";
  let snow = "";
  for (let tier = 0; tier < TIERS; tier++) {
    const top = -height + tier * height * 0.205;
    const bottom = -height * 0.14 - (TIERS - 1 - tier) * height * 0.19;
    const half = (width / 2) * (0.42 + (0.58 * (tier + 1)) / TIERS);
    const fringe = Array.from({ length: FRINGES + 1 }, (_, index): Point => [
      -half + (2 * half * index) / FRINGES,
      bottom + (index % 2 ? 5 : -2) * (height / 130) + random() * 3,
    ]).reverse();
    needles += chip([[0, top], ...fringe], { step: 12, rough: 1.6, detail: 0.09, seed: seed + tier });
    const low = top + (bottom - top) * 0.62;
    const wide = half * 0.6;
    const lying: Point[] = [
      [0, top],
      [wide * 0.5, top + (low - top) * 0.66],
      [wide * 0.12, top + (low - top) * 0.72],
      [-wide * 0.1, low],
      [-wide * 0.42, low - 5],
      [-wide * 0.75, low + 6],
      [-wide * 0.95, low + 4],
    ];
    snow += chip(lying, { step: 9, rough: 1, detail: 0.09, seed: seed + tier + 4 });
  }
  const trunk = hardOutline([
    [-width * 0.05, 0],
    [-width * 0.04, -height * 0.2],
    [width * 0.04, -height * 0.2],
    [width * 0.05, 0],
  ]);
  return { trunk, needles, snow };
}
