// What the maps of the winter table are made of, in units of the drawing.
import type { Point } from "../../../drawing/geometry";
import type { Site } from "../../../drawing/shape";
import type { Column, Tribe } from "./names";

export type Box = { x: number; y: number; width: number; height: number };

/** What has come near and is drawn large: the place of the open column, or what a gain asks for. */
export type Near = "tribes" | "culture" | "stones" | "hunting_ground" | "land" | "site" | "land_and_site" | "idols";

/** How a column is drawn: as one of four equal trails, narrow beside a place, walked on now, folded away, or under what is near. */
type Form = "calm" | "narrow" | "open" | "folded" | "covered";

export type ColumnPlan = {
  form: Form;
  head: Box;
  top: Box;
  middle: Box;
  bottom: Box;
  /** Where the trail goes, from the plateau to the front, and how wide it is. */
  trail?: { along: readonly Point[]; widths: readonly number[] };
};

export type Columns = Readonly<Record<Column, ColumnPlan>>;

/** Where the things of the table lie, near or far; what there is no room for is absent or null. */
export type Things = {
  /** Upper left corners of the tribe piles: PILE when far, CARD when near. */
  tribes: Readonly<Partial<Record<Tribe, Site>>>;
  /** Upper left corners of eight culture cards and six animals: MINI and MINI_ANIMAL when far, CARD and ANIMAL when near. */
  culture: readonly Site[];
  hunting: readonly Site[];
  /** Upper left corners of the pile of animals and of the rest tiles. */
  wild: Site | null;
  rest: Site | null;
  /** The feet of seven sacred stones for each era. */
  stones: readonly (readonly Site[])[];
  /** Upper left corner of the idols: IDOLS when far, NEAR_IDOLS when near. */
  idols: Site | null;
  /** What the land and the building site have to fit into. */
  land: Box | null;
  site: Box | null;
};

export const NOTHING: Things = {
  tribes: {},
  culture: [],
  hunting: [],
  wild: null,
  rest: null,
  stones: [],
  idols: null,
  land: null,
  site: null,
};

export const at = (x: number, y: number, scale = 1): Site => ({ x, y, scale });
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** So many things in rows. */
export const inRows = (count: number, first: Site, columns: number, [across, down]: readonly [across: number, down: number]): Site[] =>
  Array.from({ length: count }, (_, index) =>
    at(first.x + (index % columns) * across, first.y + Math.floor(index / columns) * down, first.scale),
  );
