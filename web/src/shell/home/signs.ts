// What is cut into each stone. Names that this file does not draw are icons.
export type Sign = "people" | "hut" | "ring" | "flake" | "tent" | "stone-axe" | "hand" | "bison" | "deer" | "mammoth";

/** The three stones of the trilith: left, right, and the one across. */
export const GAMES_OF_STONE = ["stone_age", "prehistory", "endless_winter"] as const;

export const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  stone_age: ["hut", "people", "stone-axe"],
  prehistory: ["ring", "hand", "deer"],
  endless_winter: ["mammoth", "flake", "flake", "tent"],
};
