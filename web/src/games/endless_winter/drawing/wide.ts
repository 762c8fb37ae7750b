// Where things lie on the wide map: on the plateau and at the feet of the columns, or near.
import { ANIMAL, CARD } from "./faces";
import { TRIBES, type Tribe } from "./names";
import { at, box, inRows, type Box, type Columns, type Near, type Site, type Things } from "./plans";

const FOOT = 752;
const STONES = 7;

const piles = (sites: readonly Site[]): Record<Tribe, Site> =>
  Object.fromEntries(TRIBES.map((tribe, index) => [tribe, sites[index]])) as Record<Tribe, Site>;

/** Seven stones in a row, by the foot of the first one. */
const stonesFrom = (x: number, y: number, apart: number, scale: number): Site[] =>
  inRows(STONES, at(x, y, scale), STONES, [apart, 0]);

/** At the foot of a column its tribe lies to the left, a glimpse of its place to the right. */
function feet(columns: Columns): Pick<Things, "tribes" | "culture" | "hunting" | "land"> {
  const { initiate, develop, migrate, hunt } = columns;
  const calm = develop.form === "calm";
  const pile = ({ head }: { head: Box }): Site => at(head.x + (calm ? 60 : 6), FOOT + 12);
  const glimpse = ({ head }: { head: Box }): number => head.x + (calm ? 148 : 76);
  return {
    tribes: {
      elder: at(initiate.head.x + (calm ? 112 : 6), FOOT + 12),
      shaman: at(initiate.head.x + (calm ? 200 : 154), FOOT + 12),
      crafter: pile(develop),
      scout: pile(migrate),
      hunter: pile(hunt),
    },
    culture: inRows(8, at(glimpse(develop), FOOT - (calm ? 6 : -2), calm ? 1.16 : 0.96), 4, calm ? [46, 60] : [37, 50]),
    hunting: inRows(6, at(glimpse(hunt), FOOT - (calm ? 6 : -2), calm ? 1.2 : 0.96), 3, calm ? [60, 62] : [46, 50]),
    land: calm ? box(glimpse(migrate) + 6, FOOT - 8, 176, 132) : box(glimpse(migrate), FOOT, 146, 112),
  };
}

/** What stands far away on the plateau. */
function plateau(folded: boolean, half: boolean, siteIsNear: boolean): Pick<Things, "stones" | "idols" | "site"> {
  if (folded)
    return {
      stones: [stonesFrom(981, 308, 34.7, 0.7), stonesFrom(1237, 308, 34.7, 0.7)],
      idols: at(122, 192, 0.87),
      site: siteIsNear ? box(0, 0, 0, 0) : box(560, 200, 350, 114),
    };
  return {
    stones: [stonesFrom(39, 317, 42.4, 0.85), stonesFrom(353, 317, 42.4, 0.85)],
    idols: at(half ? 652 : 690, 190, 0.9),
    site: half ? box(1236, 202, 324, 114) : box(1200, 200, 340, 116),
  };
}

/** What has come near fills the place. */
function come(near: Near | null, place: Box): Partial<Things> {
  const { x, y } = place;
  switch (near) {
    case "tribes":
      return { tribes: piles(inRows(5, at(x + 56, y + 20, 1.5), 3, [186, 238])) };
    case "culture":
      return { culture: inRows(8, at(x + 6, y + 20, 144 / CARD.width), 4, [155, 228]) };
    case "hunting_ground":
      return {
        hunting: inRows(6, at(x + 2, y + 10, 163 / ANIMAL.width), 3, [186, 216]),
        wild: at(x + 548, y + 22, 1.22),
      };
    case "stones":
      return { stones: [stonesFrom(x + 46, y + 216, 88, 0.94), stonesFrom(x + 46, y + 452, 88, 0.94)] };
    case "idols":
      return { idols: at(x + 30, y + 20, 1.12) };
    case "land":
      return { land: box(x + 40, 344, place.width - 80, 528) };
    case "land_and_site":
      return { land: box(346, 346, 672, 526), site: box(1036, 352, 540, 520) };
    case "site":
      return { site: box(x + 60, 352, place.width - 100, 520) };
    default:
      return {};
  }
}

/** Where everything lies. */
export function wideThings(columns: Columns, near: Near | null, place: Box): Things {
  const forms = Object.values(columns).map(({ form }) => form);
  const folded = forms.includes("folded");
  const site = near === "site" || near === "land_and_site";
  return {
    wild: null,
    ...feet(columns),
    ...plateau(folded, forms.includes("narrow"), site),
    ...come(near, place),
  };
}
