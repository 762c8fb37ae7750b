// What can be cut into a stone of the first page. Names that Motif does not draw itself are icons.
export type Sign = "people" | "hut" | "ring" | "flake" | "tent" | "stone-axe" | "hand" | "bison" | "deer" | "mammoth";
