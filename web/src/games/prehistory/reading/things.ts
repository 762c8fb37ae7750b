// Where everything lies that is drawn on the two boards, from the back to the front, in units of the drawing.
import type { Point } from "../../../drawing/geometry";
import { lyingRound, type Lying } from "../../common/words/lying";
import type { Site } from "../../../drawing/shape";
import { CARD, GATHER_TILE } from "../drawing/faces";
import { seatAt } from "../drawing/fire";
import type { LandMap, RingMap } from "../drawing/map";
import { COLOURS, DEEDS, SYMBOLS, WHEELS } from "../drawing/names";
import { around } from "../drawing/sector";
import { CAPSTONE, HOLLOW, HOLLOWS } from "../drawing/trilith";

const FISH = 3;
const STEPS = 24;
const TRACK = { width: 44, height: 36 };
const SCORE = { above: 34, below: 26 };

const round = (key: string, [x, y]: Point, width: number, height: number): Lying => lyingRound(key, x, y, width, height);
const from = ({ x, y, scale }: Site, [right, down]: Point): Point => [x + right * scale, y + down * scale];
const corner = (key: string, site: Site | undefined, { width, height }: { width: number; height: number }): Lying[] =>
  site ? [{ key, x: site.x, y: site.y, width: width * site.scale, height: height * site.scale }] : [];

const scoreOf = (map: RingMap | LandMap): Lying => {
  const [[left, y], [right]] = [map.score(0), map.score(99)];
  return { key: "score", x: left - 20, y: y - SCORE.above, width: right - left + 40, height: SCORE.above + SCORE.below };
};

function centralThings({ central }: RingMap): Lying[] {
  if (!central) return [];
  const { scale } = central;
  return [
    round("central", from(central, [0, 0]), 388 * scale, 212 * scale),
    ...DEEDS.map((deed, at) => round(`sector:${deed}`, from(central, around(at / 6, 146, 78)), 76 * scale, 40 * scale)),
    round("steps", from(central, [0, 0]), 200 * scale, 84 * scale),
  ];
}

const trilithThings = (map: RingMap): Lying[] =>
  map.backToFront.flatMap((deed) => {
    const site = map.triliths[deed];
    const { scale } = site;
    const { x, y, width, height } = CAPSTONE;
    return [
      round(`deed:${deed}`, from(site, [0, -64]), 170 * scale, 150 * scale),
      ...HOLLOWS.map((hollow) => round(`stones:${deed}`, from(site, hollow), 2 * HOLLOW * scale, 2 * HOLLOW * scale)),
      { key: `capstone:${deed}`, x: site.x + x * scale, y: site.y + y * scale, width: width * scale, height: height * scale },
    ];
  });

function riverThings(map: RingMap): Lying[] {
  if (!map.pool) return [];
  const { pool } = map;
  const size = map.figures / 20.5;
  return [
    ...Array.from({ length: STEPS + 1 }, (_, step) => round(`step:${step}`, map.track(step), TRACK.width * size, TRACK.height * size)),
    ...Array.from({ length: FISH }, (_, at) => at + 1).flatMap((value) =>
      map.fish(value).map((place) => round(`fish:${value}`, from(pool, place), 92 * pool.scale, 58 * pool.scale)),
    ),
  ];
}

/** Everything on the ring that has words of its own. */
export function ringThings(map: RingMap, players: number): Lying[] {
  const { fire, order, hide, wall } = map;
  return [
    scoreOf(map),
    ...(hide ? [round("land", from(hide, [0, 0]), 340 * hide.scale, 260 * hide.scale)] : []),
    ...centralThings(map),
    ...trilithThings(map),
    ...WHEELS.flatMap((wheel) => {
      const site = map.wheels[wheel];
      return site ? [round(`wheel:${wheel}`, from(site, [0, 0]), 90 * site.scale, 90 * site.scale)] : [];
    }),
    ...(wall ? SYMBOLS.map((sign) => round(`sign:${sign}`, wall.signs[sign], 58 * wall.scale, 104 * wall.scale)) : []),
    ...riverThings(map),
    ...map.tiles.flatMap((site, at) => corner(`gather:${at + 1}`, site, { width: GATHER_TILE.width, height: GATHER_TILE.height + 44 })),
    ...map.hunting.flatMap((site, at) => corner(`hunting:${at + 1}`, site, CARD)),
    ...map.ceremony.flatMap((site, at) => corner(`ceremony:${at + 1}`, site, CARD)),
    ...(fire ? COLOURS.map((colour) => round(`seat:${colour}`, from(fire, seatAt(colour)), 96 * fire.scale, 62 * fire.scale)) : []),
    ...(order
      ? Array.from({ length: players }, (_, at) => round(`order:${at + 1}`, from(order, [at * 48, 0]), 44 * order.scale, 32 * order.scale))
      : []),
  ];
}

/** Everything on the land that has words of its own. */
export function landThings(map: LandMap, fields: readonly string[]): Lying[] {
  const { grid, ring, steps } = map;
  const [wide, high] = [grid.radius * Math.sqrt(3), grid.radius * 1.5 * grid.flat];
  return [
    scoreOf(map),
    ...(ring ? [round("ring", from(ring, [0, -20]), 300, 220)] : []),
    ...(steps ? [round("steps", from(steps, [0, 0]), 340, 214)] : []),
    ...fields.map((field) => round(`field:${field}`, grid.at(field), wide, high)),
  ];
}
