// What is printed on cards, stones, animals and tiles, as the tables of the game's component data hold it.
import type { Column, Counted, Gain, Species, Terrain, Tribe } from "./names";

/** What an ability does: bring something, bring something for a price, or be worth more labour in one column or in any. */
export type Ability = {
  gain?: readonly Gain[];
  pays?: readonly Gain[];
  in_return?: readonly Gain[];
  extra_labour?: number;
  extra_in?: Column | "any";
};

export type CardFace = Ability & {
  id: string;
  group: "start" | "start_culture" | "tribe" | "culture_1" | "culture_2";
  /** Culture cards have none. */
  labour?: number;
  eclipse?: readonly Gain[];
  points: number;
};

/** One side of a chief. */
export type ChiefFace = Ability & { id: string; side: "a" | "b" };

export type AnimalFace = {
  id: Species;
  tip: readonly Gain[];
  /** What one, two … untipped ones are worth; none for the joker. */
  set?: readonly number[];
};

export type StoneFace = {
  id: string;
  era: number;
  income: readonly Gain[];
  counts: Counted;
  of?: Terrain | Species;
  /** Either so many points for each (or for every so many), or points by number from none on. */
  each?: number;
  per?: number;
  points?: readonly number[];
};

export type TerrainFace = { id: Terrain; income: readonly Gain[] };

export type SetupFace = {
  id: string;
  food: number;
  tools: number;
  tribe: Tribe;
  animals: readonly Species[];
  camps: number;
};

/** One of the four tiles of the building site; rows and columns of its spaces count from nought. */
export type SiteTileFace = {
  id: string;
  start: readonly [row: number, column: number];
  arrows: readonly (readonly [row: number, column: number])[];
  spaces: readonly (readonly (readonly Gain[])[])[];
};

/** An ice find or a rest tile. */
export type TileFace = { id: string; gain: readonly Gain[] };

/** What the actions of the columns cost. */
export type ColumnPrices = {
  recruit_tools: number;
  recruit_labour: number;
  rite_food: number;
  learn_labour: number;
  camp_tools: number;
  move_labour: number;
  village_food: number;
  reveal_labour: number;
  reveal_animals: number;
  hunt_tools: number;
  hunt_labour: number;
};

/** Food and tools for one sacred stone. */
export type StonePrice = readonly [food: number, tools: number];

export type OfferingFace = {
  /** So many leftovers bring so many points, for each level from nought on. */
  rates: readonly (readonly [leftovers: number, points: number])[];
  bonus: readonly (readonly Gain[])[];
};

export type HonorFace = {
  points: readonly number[];
  /** What so many buried cards are worth, from none on, by rank. */
  first: readonly number[];
  second: readonly number[];
  others: readonly number[];
};

export const CARD = { width: 100, height: 140 };
/** A card of which only the sign and its labour are seen. */
export const SIGN = { width: 48, height: 53 };
/** A card of a full hand: 55 pixels wide, its name 13 high. */
export const NARROW = { width: 72, height: 130 };
export const ANIMAL = { width: 120, height: 140 };
/** The smallest figure on a card: 13 pixels high where a card of the hand is 77 wide. */
export const CARD_FIGURE = 17;
export const PILE = { width: 60, height: 82 };
export const MINI = { width: 36, height: 47 };
export const MINI_ANIMAL = { width: 44, height: 47 };
export const STONE = { width: 92, height: 190 };
export const IDOLS = { width: 250, height: 168 };
export const NEAR_IDOLS = { width: 540, height: 350 };

/** Labour as it is written. */
export const halves = (labour: number): string => {
  const whole = Math.floor(labour);
  return labour === whole ? String(whole) : `${whole || ""}½`;
};
