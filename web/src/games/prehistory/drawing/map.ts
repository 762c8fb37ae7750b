// Where everything is on the two boards: the ring of triliths with its places, and the land.
import type { Point } from "../../../drawing/geometry";
import type { Site } from "../../../drawing/shape";
import { gridOf, type Grid } from "./land";
import * as low from "./lowPlans";
import { DEEDS, type Deed } from "./names";
import type { Arrangement, LandPlan, RingPlan, Rows, Sky } from "./plan";
import * as upright from "./uprightPlans";
import * as wide from "./widePlans";

export type { Grid, Rows };

export type RingMap = Omit<RingPlan, "gathering" | "hunting" | "ceremony"> & {
  /** The deeds from the back to the front, so that a nearer trilith covers a farther one. */
  backToFront: readonly Deed[];
  /** The middle of a deed's plaque. */
  plaque(deed: Deed): Point;
  /** Where points stand on the skyline; past 99 it goes round again. */
  score(points: number): Point;
  /** Where a marker stands on the fishing track. */
  track(step: number): Point;
  /** Where fish swim, from the middle of the pool: two places for each value. */
  fish(value: number): readonly Point[];
  /** Upper left corners; none where the place is not shown. */
  tiles: readonly Site[];
  hunting: readonly Site[];
  ceremony: readonly Site[];
};

export type LandMap = LandPlan & {
  grid: Grid;
  score(points: number): Point;
};

const HIDE = { x: -160, y: -128, width: 320, height: 256 };
const HIDE_FLAT = 0.88;
const POINTS_ON_TRACK = 100;
const TILES = 6;
const CARDS = 5;
const FISH: readonly (readonly Point[])[] = [
  [
    [-108, -30],
    [-108, 30],
  ],
  [
    [-8, -31],
    [-8, 31],
  ],
  [
    [98, -31],
    [98, 31],
  ],
];

const scoreOf =
  ({ scores: [from, to], skyline }: Sky) =>
  (points: number): Point => {
    const x = from + ((points % POINTS_ON_TRACK) * (to - from)) / (POINTS_ON_TRACK - 1);
    return [x, skyline(x)];
  };

/** The corners of so many things in rows. */
const corners = (rows: Rows | undefined, count: number): Site[] =>
  rows
    ? Array.from({ length: count }, (_, index) => ({
        x: rows.x + (index % rows.columns) * rows.apart[0],
        y: rows.y + Math.floor(index / rows.columns) * rows.apart[1],
        scale: rows.scale,
      }))
    : [];

/** The board with the ring; on the upright one, with the place of the deed that is chosen. */
export function ringMap(shape: Arrangement, chosen: Deed | null = null): RingMap {
  const plan = { wide: wide.RING, low: low.ringFor(chosen), upright: chosen ? upright.DEEDS[chosen] : upright.RING }[shape];
  const { triliths } = plan;
  const stones = (plan.bends ?? []).flatMap(({ x, y, apart, stones: count }) =>
    Array.from({ length: count }, (_, index): Point => [x + index * apart, y]),
  );
  return {
    ...plan,
    backToFront: DEEDS.toSorted((one, other) => triliths[one].y - triliths[other].y),
    plaque: (deed) => [triliths[deed].x, triliths[deed].y + plan.plaqueBelow],
    score: scoreOf(plan),
    track: (step) => stones[Math.min(step, stones.length - 1)] ?? [0, 0],
    fish: (value) => FISH[value - 1] ?? [],
    tiles: corners(plan.gathering, TILES),
    hunting: corners(plan.hunting, CARDS),
    ceremony: corners(plan.ceremony, CARDS),
  };
}

/** The board with the land: the fewer fields there are, the larger they are. */
export function landMap(shape: Arrangement, fields: readonly string[]): LandMap {
  const plan = { wide: wide.LAND, low: low.LAND, upright: upright.LAND }[shape];
  return { ...plan, grid: gridOf(fields, plan.frame, plan.flat), score: scoreOf(plan) };
}

/** The fields as they are painted on the hide, from its middle. */
export const hideGrid = (fields: readonly string[]): Grid => gridOf(fields, HIDE, HIDE_FLAT);
