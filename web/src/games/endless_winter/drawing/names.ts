// The names that the engine gives to things. They are notation and the same in every language.
export const COLUMNS = ["initiate", "develop", "migrate", "hunt"] as const;
export const FIELDS = ["top", "middle", "bottom"] as const;
export const FIGURES = ["member", "chief"] as const;
export const TRIBES = ["shaman", "elder", "crafter", "scout", "hunter"] as const;
export const SPECIES = ["mammoth", "rhino", "sloth", "glyptodon", "sabertooth", "bison", "argentavis"] as const;
export const TERRAINS = ["forest", "grassland", "mountain", "wetland", "tundra", "canyon", "glacier", "base"] as const;
export const TRACKS = ["offering", "honor"] as const;

/** What can be gained. */
export const GAINS = [
  "food",
  "tool",
  "idol",
  "draw",
  "megalith",
  "feast",
  "labour",
  "culture",
  "animal",
  "catch",
  "reveal",
  "tip",
  "bury",
  "camp",
  "move",
  "village",
  "recruit",
  "enlist",
  "stone",
  "points",
  "neutral",
] as const;

/** What sacred stones count. */
export const COUNTS = ["villages", "camps", "ground", "tiles", "tipped", "buried", "upper", "idols", "kinds_tipped"] as const;

export type Column = (typeof COLUMNS)[number];
export type Field = (typeof FIELDS)[number];
export type FigureKind = (typeof FIGURES)[number];
export type Tribe = (typeof TRIBES)[number];
export type Species = (typeof SPECIES)[number];
export type Terrain = (typeof TERRAINS)[number];
export type Track = (typeof TRACKS)[number];
export type GainName = (typeof GAINS)[number];
export type Counted = (typeof COUNTS)[number];

/** A price may also ask for any card of the hand. */
export type PriceName = GainName | "card";
export type Gain = readonly [what: PriceName, count: number];

const ROWS = { a: 3, b: 4, c: 5, d: 4, e: 3 };

/** The hex in the middle of the land, where camps come from. */
export const BASE = "c3";

/** The hexes of the land, row by row from the top. */
export const HEXES: readonly string[] = Object.entries(ROWS).flatMap(([row, length]) =>
  Array.from({ length }, (_, index) => `${row}${index + 1}`),
);
