// How the things that ceremony cards count are drawn: one sign, or three signs together.
import type { Metric } from "./names";

export const ONE_SIGN: Readonly<Partial<Record<Metric, string>>> = {
  pieces: "hand",
  fish: "salmon",
  track: "river",
  tiles: "basket",
  animals: "mammoth",
  footprints: "deer-track",
  camps: "tipi",
  megaliths: "menhir",
  ceremonies: "campfire",
};

/** Three different signs: of how many kinds. Three times the same: the most of one kind. */
export const THREE_SIGNS: Readonly<Partial<Record<Metric, readonly [string, string, string]>>> = {
  kinds: ["acorn", "shiny-apple", "mushroom"],
  most_of_a_kind: ["acorn", "acorn", "acorn"],
  species: ["mammoth", "deer", "bear-head"],
  most_of_a_species: ["mammoth", "mammoth", "mammoth"],
};

/** What is weighed against each other where only the least counts. */
export const SIX_SIGNS = ["hand", "salmon", "basket", "mammoth", "campfire", "tipi"];
