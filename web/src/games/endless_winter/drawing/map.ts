// Where everything is on the winter table, in units of the drawing: wide for windows, upright for phones, low for phones held sideways.
import type { Point } from "../../../drawing/geometry";
import type { Shape, Site } from "../../../drawing/shape";
import { calmColumns, coveredColumns, foldedColumns, halfColumns, uprightCalm, uprightOpen, uprightReach } from "./columnPlans";
import type { Column } from "./names";
import { lowThings } from "./low";
import { at, box, NOTHING, type Box, type Columns, type Near, type Things } from "./plans";
import { siteSize, type LaidTile } from "./site";
import { uprightThings } from "./upright";
import { wideThings } from "./wide";

export type { Box, Columns, Near, Things };

/** What is open and what has come near, whether the sun is dark, and how the building site is laid. */
export type Moment = { column?: Column | null; near?: Near | null; eclipse?: boolean; tiles?: readonly LaidTile[] };

export type WinterMap = Things & {
  shape: Shape;
  /** Whether it is touched by thumbs, which need more room. */
  thumbs: boolean;
  width: number;
  height: number;
  near: Near | null;
  eclipse: boolean;
  /** The smallest figure that can be read: 13 pixels high in a window of 1280, or on a phone. */
  figures: number;
  /** None in the eclipse. */
  columns: Columns | null;
  /** The ground of what has come near. */
  place: Box | null;
  /** The rim of the glacier, which is the score track; past 99 it goes round again. */
  skyline(x: number): number;
  score(points: number): Point;
  /** The sun, the moon or the black sun; its scale is its radius. */
  sun: Site;
  fire: Site | null;
  /** Where the snow ends and the trodden earth in front begins; none in the eclipse. */
  ground: number | null;
  /** The ledges of the eclipse, the best place on top; on the upright map, four chips beside each other. */
  ledges: readonly Box[];
  /** The near building site of the upright map: on a map of its own, which is pushed sideways inside its frame where it is wider. */
  sliding: { frame: Box; map: WinterMap } | null;
};

const POINTS_ON_TRACK = 100;
/** How much further down the eclipse lets one see the sky. */
export const LOWERED = 92;
const LEDGES = Array.from({ length: 4 }, (_, index) => box(14 + index * 10, 356 + index * 154, 950 - index * 10, 134));
const CHIPS = Array.from({ length: 4 }, (_, index) => box(22 + 171 * index, 166, 163, 130));
const ON_LEDGES = box(14, 372, 950, 590);
/** Where what is asked stands in the wide valley while nothing has come near. */
export const MIDDLE = box(490, 372, 620, 500);

/** The rim of the glacier by day. */
export const rim = (x: number): number => 156 + 8 * Math.sin(x / 178 + 0.6) + 4 * Math.sin(x / 71 + 2);

/** The upright map looks at the same valley, a little larger and further up. */
export const uprightView = (eclipse: boolean): Site => at(-460, eclipse ? -88 : -160, 1.025);

function track(from: number, to: number, skyline: (x: number) => number): Pick<WinterMap, "skyline" | "score"> {
  return {
    skyline,
    score(points) {
      const x = from + ((points % POINTS_ON_TRACK) * (to - from)) / (POINTS_ON_TRACK - 1);
      return [x, skyline(x)];
    },
  };
}

const LARGE: readonly Near[] = ["land", "site", "land_and_site"];

/** Whether columns fold away: for what needs their room, and for whatever is near while none of them is open. */
const needsRoom = (column: Column | null, near: Near | null): boolean => near !== null && (column === null || LARGE.includes(near));

function wideColumns(column: Column | null, near: Near | null): { columns: Columns; place: Box | null } {
  if (needsRoom(column, near)) return foldedColumns(column);
  return column ? halfColumns(column) : { columns: calmColumns, place: null };
}

function wideMap(column: Column | null, near: Near | null, eclipse: boolean): WinterMap {
  const { columns, place } = eclipse ? { columns: null, place: near && ON_LEDGES } : wideColumns(column, near);
  const folded = needsRoom(column, near);
  return {
    shape: "wide",
    thumbs: false,
    width: 1600,
    height: 1000,
    figures: 20,
    near,
    eclipse,
    columns,
    place,
    ...track(130, 1500, (x) => rim(x) + (eclipse ? LOWERED : 0)),
    ...wideThings(columns, near, place ?? MIDDLE),
    sun: eclipse ? at(1150, 138, 62) : folded ? at(1340, 112, 34) : at(1096, 116, 34),
    fire: folded || eclipse ? null : at(column ? 836 : 800, 962, 0.8),
    ground: eclipse ? null : 872,
    ledges: eclipse && !near ? LEDGES : [],
    sliding: null,
  };
}

/** How wide a space of the near building site is on the upright map, where it is as high as a thumb, and the snow round the site. */
const SPACE = 96;
const SNOW = 26;

/** The upright map with its near building site on a map of its own. */
function withSlidingSite(map: WinterMap, { width, height }: { width: number; height: number }): WinterMap {
  const frame = map.site;
  if (!frame || (map.near !== "site" && map.near !== "land_and_site")) return map;
  const whole = Math.max(frame.width, width + 2 * SNOW);
  const site = box((whole - width) / 2, frame.height - SNOW - height, width, height);
  const alone = { ...map, ...NOTHING, near: "site", columns: null, fire: null, width: whole, height: frame.height, site } as const;
  return { ...map, site: null, sliding: { frame, map: alone } };
}

function uprightMap(column: Column | null, near: Near | null, eclipse: boolean, tiles: readonly LaidTile[]): WinterMap {
  const opened = column !== null || near !== null;
  const from = eclipse ? 296 : uprightReach(column, opened);
  const site = siteSize(tiles, SPACE, "steep");
  const { things, place, height } = uprightThings(from, near, eclipse, site.height + 2 * SNOW);
  const view = uprightView(eclipse);
  const map: WinterMap = {
    shape: "upright",
    thumbs: true,
    width: 720,
    height: eclipse ? height : height + 130,
    figures: 26,
    near,
    eclipse,
    columns: eclipse ? null : opened ? uprightOpen(column) : uprightCalm,
    place: place && box(12, place.y, 696, place.height),
    ...track(30, 690, (x) => view.y + view.scale * (rim((x - view.x) / view.scale) + (eclipse ? LOWERED : 0))),
    ...things,
    sun: eclipse ? at(358, 54, 64) : at(300, -42, 35),
    fire: eclipse ? null : at(360, height + 66, 0.8),
    ground: eclipse ? null : height - 4,
    ledges: eclipse ? CHIPS : [],
    sliding: null,
  };
  return withSlidingSite(map, site);
}

/** The wide map for a phone held sideways, of which one sees the trails; the eclipse is that of the upright map. */
function lowMap(column: Column | null, near: Near | null, tiles: readonly LaidTile[]): WinterMap {
  const { columns, place } = column || near ? coveredColumns(column) : { columns: calmColumns, place: null };
  const site = siteSize(tiles, SPACE, "steep");
  const { things, height } = lowThings(columns, near, place, site.height + 2 * SNOW);
  return withSlidingSite(
    {
      ...wideMap(null, null, false),
      thumbs: true,
      height,
      figures: 26.1,
      near,
      columns,
      place,
      ...things,
      fire: null,
      ground: height - 60,
    },
    site,
  );
}

/** Which map: for windows, for phones, or for a phone held sideways. */
export type Arrangement = Shape | "low";

/** The map for one moment. */
export const winterMap = (shape: Arrangement, { column = null, near = null, eclipse = false, tiles = [] }: Moment = {}): WinterMap => {
  if (shape === "wide") return wideMap(column, near, eclipse);
  return shape === "low" && !eclipse ? lowMap(column, near, tiles) : uprightMap(column, near, eclipse, tiles);
};
