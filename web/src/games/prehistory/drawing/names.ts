// The names that the engine gives to things. They are notation and the same in every language.
export const COLOURS = ["grey", "blue", "red", "brown", "yellow", "white"] as const;
export const DEEDS = ["painting", "fishing", "gathering", "hunting", "ceremony", "migration"] as const;
export const WHEELS = ["painting", "fishing", "hunting", "migration"] as const;
export const SYMBOLS = ["hand", "spiral", "bison", "archer", "sun", "ladder"] as const;
export const KINDS = ["apple", "berry", "nut", "mushroom", "root", "herb"] as const;
export const SPECIES = ["elephant", "bison", "reindeer", "horse", "bear", "boar"] as const;
export const SEASONS = ["winter", "spring", "summer", "autumn", "end"] as const;
export const METRICS = [
  "pieces",
  "rows",
  "columns",
  "fish",
  "track",
  "tiles",
  "kinds",
  "most_of_a_kind",
  "pairs",
  "hunting_cards",
  "animals",
  "footprints",
  "species",
  "most_of_a_species",
  "camps",
  "most_camps",
  "far_camps",
  "members",
  "megaliths",
  "watched_megaliths",
  "ceremonies",
  "other_ceremonies",
  "smallest",
] as const;

export type Colour = (typeof COLOURS)[number];
export type Deed = (typeof DEEDS)[number];
export type Wheel = (typeof WHEELS)[number];
export type PaintedSign = (typeof SYMBOLS)[number];
export type Kind = (typeof KINDS)[number];
export type Species = (typeof SPECIES)[number];
export type Season = (typeof SEASONS)[number];
export type Metric = (typeof METRICS)[number];

/** How many cubes there are of some colours. */
export type Cubes = Readonly<Partial<Record<Colour, number>>>;

/** The cubes one by one, in the order of colours. */
export const cubesOf = (counts: Cubes): Colour[] => COLOURS.flatMap((colour) => Array<Colour>(counts[colour] ?? 0).fill(colour));
