// Where things lie on the upright map: what has come near first, then everything else below each other, full width.
import { ANIMAL, CARD } from "./faces";
import { TRIBES, type Tribe } from "./names";
import { at, box, inRows, type Near, type Site, type Things } from "./plans";

/** A part of the map: how high it is, and where its things lie from its upper edge. */
type Part = { shows: readonly Near[]; height: number; lay(y: number): Partial<Things> };

const GAP = 34;
const STONES = 7;

const piles = (sites: readonly Site[]): Record<Tribe, Site> =>
  Object.fromEntries(TRIBES.map((tribe, index) => [tribe, sites[index]])) as Record<Tribe, Site>;

const stonesFrom = (y: number, scale: number): Site[] => inRows(STONES, at(66, y, scale), STONES, [98, 0]);

const FAR: readonly Part[] = [
  {
    shows: ["tribes"],
    height: 136,
    lay: (y) => ({ tribes: piles(inRows(5, at(40, y, 1.6), 5, [136, 0])) }),
  },
  {
    shows: ["culture"],
    height: 106,
    lay: (y) => ({ culture: inRows(8, at(24, y, 2.1), 8, [85, 0]) }),
  },
  {
    shows: ["hunting_ground"],
    height: 106,
    lay: (y) => ({ hunting: inRows(6, at(26, y, 2.1), 6, [114, 0]) }),
  },
  { shows: ["land", "land_and_site"], height: 540, lay: (y) => ({ land: box(24, y, 672, 540) }) },
  {
    shows: ["stones"],
    height: 306,
    lay: (y) => ({ stones: [stonesFrom(y + 136, 1.3), stonesFrom(y + 296, 1.3)] }),
  },
  {
    shows: ["idols", "site", "land_and_site"],
    height: 240,
    lay: (y) => ({ idols: at(24, y, 1.36), site: box(388, y + 20, 316, 210) }),
  },
];

const NEAR: Readonly<Record<Exclude<Near, "eclipse">, Pick<Part, "height" | "lay">>> = {
  tribes: { height: 520, lay: (y) => ({ tribes: piles(inRows(5, at(76, y + 14, 1.6), 3, [204, 256])) }) },
  culture: { height: 492, lay: (y) => ({ culture: inRows(8, at(20, y + 14, 160 / CARD.width), 4, [173, 240]) }) },
  hunting_ground: {
    height: 520,
    lay: (y) => ({ hunting: inRows(6, at(24, y + 20, 204 / ANIMAL.width), 3, [234, 258]) }),
  },
  stones: { height: 430, lay: (y) => ({ stones: [stonesFrom(y + 204, 1.02), stonesFrom(y + 418, 1.02)] }) },
  land: { height: 560, lay: (y) => ({ land: box(24, y + 10, 672, 540) }) },
  site: { height: 640, lay: (y) => ({ site: box(24, y + 10, 672, 620) }) },
  land_and_site: { height: 1210, lay: (y) => ({ land: box(24, y + 10, 672, 540), site: box(24, y + 580, 672, 620) }) },
  idols: { height: 470, lay: (y) => ({ idols: at(40, y + 10, 1.28) }) },
};

export type Laid = { things: Things; place: { y: number; height: number } | null; height: number };

/** Everything below each other, from where the columns end. */
export function uprightThings(from: number, near: Near | null): Laid {
  const chosen = near === null || near === "eclipse" ? null : NEAR[near];
  const things: Partial<Things> = { wild: null };
  let y = from + GAP;
  const place = chosen && { y, height: chosen.height };
  if (chosen) y += chosen.height + GAP;
  for (const part of FAR) {
    if (part.shows.length === 1 && near === part.shows[0]) continue;
    Object.assign(things, part.lay(y));
    y += part.height + GAP;
  }
  if (chosen && place) Object.assign(things, chosen.lay(place.y));
  return { things: things as Things, place, height: y };
}
