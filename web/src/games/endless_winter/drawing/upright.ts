// Where things lie on the upright map: what has come near first, then everything else below each other, full width.
import type { Site } from "../../../drawing/shape";
import { ANIMAL, CARD } from "./faces";
import { at, box, inRows, NOTHING, type Near, type Things } from "./plans";
import { piles, threeAndTwo } from "./wide";

/** A part of the map: how high it is, and where its things lie from its upper edge, or further to the right. */
type Part = { height: number; lay(y: number, x?: number): Partial<Things> };

const GAP = 34;
const STONES = 7;

const stonesFrom = (y: number, x: number): Site[] => inRows(STONES, at(x + 66, y, 1.3), STONES, [98, 0]);

/** Near, they take two rows, the first one with its feet at y. */
const inTwoRows = (y: number): Site[] => inRows(STONES, at(105, y, 1.25), 4, [170, 262]);

export const FAR: readonly Part[] = [
  { height: 136, lay: (y, x = 0) => ({ tribes: piles(inRows(5, at(x + 40, y, 1.6), 5, [136, 0])) }) },
  { height: 106, lay: (y, x = 0) => ({ culture: inRows(8, at(x + 24, y, 2.1), 8, [85, 0]) }) },
  { height: 106, lay: (y, x = 0) => ({ hunting: inRows(6, at(x + 26, y, 2.1), 6, [114, 0]) }) },
  { height: 126, lay: (y, x = 0) => ({ wild: at(x + 40, y, 1.5), rest: at(x + 180, y + 24, 1.2) }) },
  { height: 540, lay: (y, x = 0) => ({ land: box(x + 24, y, 672, 540) }) },
  { height: 306, lay: (y, x = 0) => ({ stones: [stonesFrom(y + 136, x), stonesFrom(y + 296, x)] }) },
  { height: 240, lay: (y, x = 0) => ({ idols: at(x + 24, y, 1.36), site: box(x + 388, y + 20, 316, 210) }) },
];

/** What has come near; the building site is as high as it has to be. */
const nearParts = (site: number): Readonly<Record<Near, Part>> => ({
  tribes: { height: 510, lay: (y) => ({ tribes: piles(threeAndTwo(at(66, y + 14, 1.6), [214, 248])) }) },
  culture: { height: 480, lay: (y) => ({ culture: inRows(8, at(20, y + 10, 160 / CARD.width), 4, [173, 236]) }) },
  hunting_ground: {
    height: 510,
    lay: (y) => ({ hunting: inRows(6, at(24, y + 16, 204 / ANIMAL.width), 3, [234, 254]) }),
  },
  stones: { height: 1060, lay: (y) => ({ stones: [y + 250, y + 786].map(inTwoRows) }) },
  land: { height: 560, lay: (y) => ({ land: box(24, y + 10, 672, 540) }) },
  site: { height: site, lay: (y) => ({ site: box(0, y, 720, site) }) },
  land_and_site: { height: 570 + site, lay: (y) => ({ land: box(24, y + 10, 672, 540), site: box(0, y + 570, 720, site) }) },
  idols: { height: 470, lay: (y) => ({ idols: at(24, y + 10, 1.25) }) },
});

type Laid = { things: Things; place: { y: number; height: number } | null; height: number };

/**
 * Everything below each other, from where the columns end. A part of which everything has come near takes no room, and in the
 * eclipse only what is near is shown.
 */
export function uprightThings(from: number, near: Near | null, eclipse: boolean, site: number): Laid {
  const chosen = near && nearParts(site)[near];
  let y = from + GAP;
  const place = chosen && { y, height: chosen.height };
  const come = chosen ? chosen.lay(y) : {};
  if (chosen) y += chosen.height + GAP;
  const things = { ...NOTHING };
  for (const { height, lay } of eclipse ? [] : FAR) {
    const far = lay(y);
    if (Object.keys(far).every((thing) => thing in come)) continue;
    Object.assign(things, far);
    y += height + GAP;
  }
  return { things: { ...things, ...come }, place, height: y };
}
