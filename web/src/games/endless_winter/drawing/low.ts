// Where things lie on the map of a phone held sideways: what has come near beside the open column, everything else far below, in two
// rows of parts. Things are as large as on the upright map, which has as many pixels for a unit.
import { ANIMAL, CARD, NEAR_IDOLS } from "./faces";
import { at, box, inRows, NOTHING, type Box, type Columns, type Near, type Things } from "./plans";
import { FAR } from "./upright";
import { piles, wideThings } from "./wide";

const GAP = 34;
const HALF = 800;
/** Below the trails, where one's own strip lies on the snow. */
const BELOW = 1040;

/** What has come near fills the place; the building site is as high as it has to be. */
function come(near: Near, { x, y, width, height }: Box, site: number): Partial<Things> {
  const middle = (wide: number): number => x + (width - wide) / 2;
  switch (near) {
    case "tribes":
      return { tribes: piles(inRows(5, at(middle(4 * 214 + CARD.width * 1.6), y + 40, 1.6), 5, [214, 0])) };
    case "culture":
      return { culture: inRows(8, at(x + 24, y + 8, 160 / CARD.width), Math.min(8, Math.floor((width - 24) / 173)), [173, 240]) };
    case "hunting_ground":
      return {
        hunting: inRows(6, at(x + 12, y + 8, 204 / ANIMAL.width), 5, [234, 250]),
        wild: at(x + 12 + 1.2 * 234, y + 272, 1.5),
      };
    case "stones":
      return { stones: [y + 244, y + 500].map((foot) => inRows(7, at(x + 84, foot, 1.22), 7, [(width - 12) / 7, 0])) };
    case "land":
      return { land: box(x, y + 4, width, height - 8) };
    case "site":
      return { site: box(x, y, width, Math.max(site, height)) };
    case "land_and_site":
      return { land: box(x, y + 4, 560, height - 8), site: box(x + 570, y, width - 570, Math.max(site, height)) };
    case "idols":
      return { idols: at(middle(NEAR_IDOLS.width * 1.25), y + 10, 1.25) };
  }
}

/** Everything, and how far down it reaches. */
export function lowThings(columns: Columns, near: Near | null, place: Box | null, site: number): { things: Things; height: number } {
  const { tribes, culture, hunting, land } = wideThings(columns, null, place ?? box(0, 0, 0, 0));
  const large = Object.entries(tribes).map(([tribe, { x, y }]) => [tribe, at(x - 10, y - 22, 1.34)] as const);
  const things: Things = { ...NOTHING, tribes: Object.fromEntries(large), culture, hunting, land };
  const nearby = near && place ? come(near, place, site) : {};
  const tall = nearby.site ? nearby.site.y + nearby.site.height : 0;
  let y = Math.max(BELOW, tall + GAP);
  const shown = place
    ? FAR
    : FAR.filter(({ lay }) => !("tribes" in lay(0) || "culture" in lay(0) || "hunting" in lay(0) || "land" in lay(0)));
  const parts = shown.filter(({ lay }) => !Object.keys(lay(0)).every((thing) => thing in nearby));
  for (let first = 0; first < parts.length; first += 2) {
    const row = parts.slice(first, first + 2);
    row.forEach(({ lay }, at) => Object.assign(things, lay(y, at * HALF)));
    y += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  return { things: { ...things, ...nearby }, height: y };
}
