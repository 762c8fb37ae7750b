// What is printed on cards, tiles, wheels and boards, as the tables of the game's component data hold it.
import type { Colour, Cubes, Deed, Kind, Metric, PaintedSign, Species, Wheel } from "./names";

/** One thing that a card or a field brings: which cube, or how many. A cube of "any" colour is chosen by the player. */
export type Gain = readonly ["resource" | "marker", Colour | "any"] | readonly ["bones" | "points" | "member", number];

export type CentralFace = {
  id: string;
  /** How many steps a cube of each colour is worth in autumn. */
  steps: Cubes;
  /** The cubes that an empty capstone gets in winter. */
  capstones: Readonly<Record<Deed, readonly Colour[]>>;
};

export type WheelFace = { id: Wheel; segments: readonly Colour[] };

export type HuntingFace = {
  id: string;
  species: Species;
  kind: "animal" | "footprint";
  value: number;
  points: number;
  reward: readonly Gain[];
};

export type CeremonyFace = {
  id: string;
  value: number;
  bones: number;
  counts: Metric;
  /** Either so many points for reaching so much, or points for every so many. */
  reach?: readonly (readonly [least: number, points: number])[];
  each?: { per: number; points: number; most: number };
};

export type CampFace = { id: string; grey: number; black: number; points: number; bones: number };

export type PieceFace = { id: string; symbols: readonly PaintedSign[] };

export type PaintingFace = {
  piece: readonly PieceFace[];
  row_bonus: readonly (readonly Gain[])[];
  column_bonus: readonly (readonly Gain[])[];
};

export type PairFace = { upper: Kind; lower: Kind; bonus: readonly Gain[] };

/** Where on the track of fishing the next reward of each kind begins. */
export type TrackFace = {
  track: number;
  points: readonly (readonly [step: number, points: number])[];
  bones: readonly (readonly [step: number, bones: number])[];
};

/** Three fields that one tile of the land covers, and for how many players it is laid. */
export type SlotFace = { id: string; fields: readonly string[]; players: readonly number[] };

export type LandFace = {
  slot: readonly SlotFace[];
  tile: readonly { id: string; reward?: readonly Gain[] }[];
  /** What a megalith A is worth at the end; it stands in the table of the setup. */
  megalith_a: number;
  megalith_c: readonly { id: string; first: number; second: number }[];
  token: readonly { species: Species; points: number }[];
};

export const CARD = { width: 98, height: 160 };
export const GATHER_TILE = { width: 70, height: 72 };

/** The smallest figure on a card: 13 pixels high in a window of 1280. */
export const SMALL_FIGURE = 20.5;
