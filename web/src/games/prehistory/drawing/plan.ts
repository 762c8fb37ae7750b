// What a plan of a board says, in units of the drawing. The ring stands in winter, spring and summer, the land lies there in
// autumn. Wide boards are for windows, upright ones for phones.
import type { Point } from "../../../drawing/geometry";
import type { Shape, Site } from "../../../drawing/shape";
import type { Deed, PaintedSign, Season, Wheel } from "./names";

/** Things of one size in rows, from the upper left corner of the first. */
export type Rows = { x: number; y: number; scale: number; columns: number; apart: Point };

/** The middle of each painted sign, below which lies its price, and how large they are drawn. */
export type Wall = { scale: number; signs: Readonly<Record<PaintedSign, Point>> };

export type Sky = {
  shape: Shape;
  width: number;
  height: number;
  /** How large the smallest figure is, so that it has 13 pixels in the smallest window. */
  figures: number;
  /** How high the skyline is. */
  skyline(x: number): number;
  /** The first and the last step of the score track. */
  scores: Point;
  sun: Readonly<Record<Season, Point>>;
};

/** The places of deeds. On the upright board only that of the chosen deed has room. */
export type Places = {
  wheels: Readonly<Partial<Record<Wheel, Site>>>;
  wall?: Wall;
  pool?: Site;
  /** The stepping stones of the fishing track: where each bend begins, which way it goes, and how many stones it has. */
  bends?: readonly { x: number; y: number; apart: number; stones: number }[];
  gathering?: Rows;
  hunting?: Rows;
  ceremony?: Rows;
  fire?: Site;
  order?: Site;
  hide?: Site;
};

export type RingPlan = Sky &
  Places & {
    triliths: Readonly<Record<Deed, Site>>;
    /** How far below its trilith a plaque has its middle. */
    plaqueBelow: number;
    central?: Site;
  };

export type LandPlan = Sky & {
  /** What the fields may fill, and how much flatter than wide they are. */
  frame: { x: number; y: number; width: number; height: number };
  flat: number;
  /** The ring seen from afar, and what cubes are worth on foot. */
  ring?: Site;
  steps?: Site;
};

/** Which plan: for windows, for phones, or for a phone held sideways. */
export type Arrangement = Shape | "low";

export const at = (x: number, y: number, scale = 1): Site => ({ x, y, scale });
