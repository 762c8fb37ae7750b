// Where things lie on the wide map: on the plateau and at the feet of the columns, or near.
import type { Site } from "../../../drawing/shape";
import { ANIMAL, CARD } from "./faces";
import { TRIBES, type Column, type Tribe } from "./names";
import { at, box, inRows, NOTHING, type Box, type ColumnPlan, type Columns, type Near, type Things } from "./plans";

const FOOT = 752;
const STONES = 7;

/** Which column's foot a tribe lies at. */
const HOME: Readonly<Record<Tribe, Column>> = {
  shaman: "initiate",
  elder: "initiate",
  crafter: "develop",
  scout: "migrate",
  hunter: "hunt",
};

export const piles = (sites: readonly Site[]): Record<Tribe, Site> =>
  Object.fromEntries(TRIBES.map((tribe, index) => [tribe, sites[index]])) as Record<Tribe, Site>;

/** Three in a row, and two below between them. */
export const threeAndTwo = (first: Site, [across, down]: readonly [across: number, down: number]): Site[] => [
  ...inRows(3, first, 3, [across, 0]),
  ...inRows(2, at(first.x + across / 2, first.y + down, first.scale), 2, [across, 0]),
];

/** Seven stones in a row, by the foot of the first one. */
const stonesFrom = (x: number, y: number, apart: number, scale: number): Site[] => inRows(STONES, at(x, y, scale), STONES, [apart, 0]);

/** At the foot of a column its tribe lies to the left, the shaman's beside the elder's. */
function pileAt(tribe: Tribe, { head, form }: ColumnPlan): Site {
  if (form !== "calm") return at(head.x + (tribe === "shaman" ? 154 : 6), FOOT + 12);
  return at(head.x + ({ shaman: 200, elder: 112 }[tribe as string] ?? 60), FOOT + 12);
}

/** To the right there is a glimpse of the column's place, unless it is open. */
function feet(columns: Columns): Pick<Things, "tribes" | "culture" | "hunting" | "land"> {
  const { develop, migrate, hunt } = columns;
  const calm = develop.form === "calm";
  const shut = ({ form }: ColumnPlan): boolean => form === "calm" || form === "narrow";
  const glimpse = ({ head }: ColumnPlan): number => head.x + (calm ? 148 : 76);
  const lying = TRIBES.filter((tribe) => !["folded", "covered"].includes(columns[HOME[tribe]].form));
  return {
    tribes: Object.fromEntries(lying.map((tribe) => [tribe, pileAt(tribe, columns[HOME[tribe]])])),
    culture: shut(develop) ? inRows(8, at(glimpse(develop), FOOT + 2, calm ? 1.12 : 0.96), 4, calm ? [46, 58] : [37, 50]) : [],
    hunting: shut(hunt) ? inRows(6, at(glimpse(hunt), FOOT + 2, calm ? 1.16 : 0.96), 3, calm ? [60, 62] : [46, 50]) : [],
    land: shut(migrate) ? (calm ? box(glimpse(migrate) + 6, FOOT - 2, 170, 128) : box(glimpse(migrate), FOOT, 146, 112)) : null,
  };
}

/** What stands far away on the plateau. */
function plateau(columns: Columns): Pick<Things, "stones" | "idols" | "site"> {
  const forms = Object.values(columns).map(({ form }) => form);
  if (forms.includes("folded"))
    return {
      stones: [stonesFrom(981, 308, 34.7, 0.7), stonesFrom(1237, 308, 34.7, 0.7)],
      idols: at(122, 192, 0.87),
      site: box(560, 200, 350, 114),
    };
  const half = forms.includes("narrow");
  return {
    stones: [stonesFrom(39, 317, 42.4, 0.85), stonesFrom(353, 317, 42.4, 0.85)],
    idols: at(half ? 652 : 690, 190, 0.9),
    site: half ? box(1236, 186, 324, 158) : box(1200, 180, 340, 164),
  };
}

/** How wide a place is that is not made for the land or the building site. */
const PLACE = 620;

/** What has come near fills the place. */
function come(near: Near | null, place: Box): Partial<Things> {
  const x = place.x + (place.width > PLACE ? (place.width - PLACE) / 2 : 0);
  const { y, height } = place;
  const inside = (aside: number): Box => box(place.x + aside, y - 22, place.width - 2 * aside, height + 22);
  switch (near) {
    case "tribes":
      return { tribes: piles(threeAndTwo(at(x + 50, y + 14, 1.5), [188, 244])) };
    case "culture":
      return { culture: inRows(8, at(x + 6, y + 20, 144 / CARD.width), 4, [155, 228]) };
    case "hunting_ground":
      return {
        hunting: inRows(6, at(x + 2, y + 10, 160 / ANIMAL.width), 3, [179, 216]),
        wild: at(x + 532, y + 22, 1.16),
      };
    case "stones":
      return { stones: [stonesFrom(x + 46, y + 216, 88, 0.94), stonesFrom(x + 46, y + 452, 88, 0.94)] };
    case "idols":
      return { idols: at(x + 8, y + 26, 1.12) };
    case "land":
      return { land: inside(40) };
    case "site":
      return { site: inside(50) };
    case "land_and_site":
      return { land: box(346, 346, 672, 526), site: box(1022, 336, 568, 516) };
    default:
      return {};
  }
}

/** Where everything lies; in the eclipse there are no columns, and the plateau folds away. */
export const wideThings = (columns: Columns | null, near: Near | null, place: Box): Things => ({
  ...NOTHING,
  ...(columns && { ...feet(columns), ...plateau(columns) }),
  // Whoever acts lays out cards there.
  rest: columns?.develop.form === "calm" ? at(1090, 908) : null,
  ...come(near, place),
});
