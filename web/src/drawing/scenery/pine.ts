// A pine in four tiers, its foot at the origin: the needles, and their side away from the light.
import type { Point } from "../geometry";
import { chip, hardOutline, seeded } from "../rough";

const TIERS = 4;
const FRINGES = 6;

type Pine = { trunk: string; needles: string; shade: string };

export function pine(seed: number, width: number, height: number): Pine {
  const random = seeded(seed);
  let needles = "";
  let shade = "";
  for (let tier = 0; tier < TIERS; tier++) {
    const top = -height + tier * height * 0.205;
    const bottom = -height * 0.16 - (TIERS - 1 - tier) * height * 0.19;
    const half = (width / 2) * (0.42 + (0.58 * (tier + 1)) / TIERS);
    const fringe = Array.from({ length: FRINGES + 1 }, (_, index): Point => [
      -half + (2 * half * index) / FRINGES,
      bottom + (index % 2 ? 5 : -2) * (height / 130) + random() * 3,
    ]).reverse();
    const right = fringe.filter(([x]) => x > -half * 0.05);
    needles += chip([[0, top], ...fringe], { step: 9, rough: 1.8, detail: 0.09, seed: seed + tier });
    shade += chip([[1.5, top + 6], ...right, [half * 0.1, bottom - height * 0.12]], {
      step: 9,
      rough: 1.4,
      detail: 0.09,
      seed: seed + tier + 9,
    });
  }
  return { trunk: trunk(width, height), needles, shade };
}

const trunk = (width: number, height: number): string =>
  hardOutline([
    [-width * 0.05, 0],
    [-width * 0.04, -height * 0.2],
    [width * 0.04, -height * 0.2],
    [width * 0.05, 0],
  ]);
