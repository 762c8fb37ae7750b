// Which icon stands for what.
import type { Deed, Kind, PaintedSign, Species } from "./names";

export const DEED_SIGNS: Readonly<Record<Deed, string>> = {
  painting: "hand",
  fishing: "salmon",
  gathering: "basket",
  hunting: "mammoth",
  ceremony: "campfire",
  migration: "footprint",
};

export const PAINTED_SIGNS: Readonly<Record<PaintedSign, string>> = {
  hand: "hand",
  spiral: "spiral",
  bison: "bison",
  archer: "archer",
  sun: "sun",
  ladder: "ladder",
};

export const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  apple: "shiny-apple",
  berry: "raspberry",
  nut: "acorn",
  mushroom: "mushroom",
  root: "carrot",
  herb: "herbs-bundle",
};

export const SPECIES_SIGNS: Readonly<Record<Species, string>> = {
  elephant: "mammoth",
  bison: "bison",
  reindeer: "deer",
  horse: "horse-head",
  bear: "bear-head",
  boar: "boar",
};
