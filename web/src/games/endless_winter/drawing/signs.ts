// Which icon stands for what.
import type { StoneFace } from "./faces";
import type { Column, Counted, PriceName, Species, Terrain } from "./names";

export const COLUMN_SIGNS: Readonly<Record<Column, string>> = {
  initiate: "ceremonial-mask",
  develop: "campfire",
  migrate: "camping-tent",
  hunt: "stone-spear",
};

export const ANIMAL_SIGNS: Readonly<Record<Species, string>> = {
  mammoth: "mammoth",
  rhino: "rhinoceros-horn",
  sloth: "sloth",
  glyptodon: "armadillo",
  sabertooth: "saber-toothed-cat-head",
  bison: "bison",
  argentavis: "eagle-head",
};

const TERRAIN_SIGNS: Readonly<Record<Terrain, string>> = {
  forest: "pine-tree",
  grassland: "high-grass",
  mountain: "mountains",
  wetland: "reed",
  tundra: "stone-pile",
  canyon: "mountain-road",
  glacier: "icebergs",
  base: "hut",
};

/** Which column the colour of a tribe's cards belongs to; the shaman's has none. */
export const TRIBE_COLOURS: Readonly<Record<string, Column | "shaman">> = {
  elder: "initiate",
  crafter: "develop",
  scout: "migrate",
  hunter: "hunt",
  shaman: "shaman",
};

const CARD_SIGNS: Readonly<Record<string, string>> = {
  gatherer: "berries-bowl",
  experienced_gatherer: "basket",
  brave: "spears",
  foraging: "herbs-bundle",
  first_tools: "bone-knife",
  shaman: "sun-priest",
  elder: "beard",
  crafter: "stone-axe",
  scout: "footprint",
  hunter: "stone-spear",
  fire_keeping: "fire-bowl",
  flint_knapping: "spotted-arrowhead",
  hide_tanning: "animal-hide",
  shared_work: "three-friends",
  oral_tradition: "face-to-face",
  ancestor_worship: "totem-head",
  burial_rites: "crossed-bones",
  cairn_building: "stone-stack",
  tracking: "deer-track",
  snares: "hunting-bolas",
  feasting: "meat",
  tent_making: "tipi",
  trail_signs: "trail",
  kinship: "ages",
  coming_of_age: "tribal-mask",
  gift_exchange: "primitive-necklace",
  star_gazing: "polar-star",
  sledges: "sledge",
  totem_carving: "totem",
  stone_dressing: "stone-block",
  great_hunt: "caveman",
  beast_drive: "wildfires",
  smokehouse: "fish-smoking",
  obsidian_trade: "crystal-cluster",
  megalithic_order: "dolmen",
  quarrying: "stone-pile",
  high_ritual: "djembe",
  council_of_elders: "feather-necklace",
  great_migration: "footsteps",
  village_founding: "hut",
  sacred_ground: "menhir",
  cave_art: "hand",
  clan_alliance: "knot",
  adoption: "nest-birds",
  grand_burial: "animal-skull",
  burial_mound: "cave-entrance",
  communal_labor: "rope-coil",
  master_crafters: "stone-crafting",
  storage_pits: "painted-pottery",
  ritual_hunt: "jawbone",
};

const CHIEF_SIGNS: Readonly<Record<string, string>> = {
  tusk_breaker: "ivory-tusks",
  thunder_claw: "claw-slashes",
  stone_carver: "stone-crafting",
  eye_hand: "third-eye",
  fire_wolf: "wolf-head",
};

const COUNTED_SIGNS: Readonly<Record<string, string>> = {
  camps: "camping-tent",
  ground: "stone-block",
  tiles: "stone-path",
  buried: "tombstone",
  upper: "stone-stack",
  idols: "totem",
  kinds_tipped: "animal-skull",
};

/** The piece that a sacred stone counts. */
export const COUNTED_PIECES: Readonly<Record<Counted, PriceName>> = {
  villages: "village",
  camps: "camp",
  ground: "megalith",
  tiles: "megalith",
  tipped: "tip",
  buried: "bury",
  upper: "megalith",
  idols: "idol",
  kinds_tipped: "tip",
};

// What nobody has given a sign yet.
const UNKNOWN = "dolmen";

export const cardSign = (id: string): string => CARD_SIGNS[id] ?? UNKNOWN;
export const chiefSign = (id: string): string => CHIEF_SIGNS[id] ?? UNKNOWN;

/** The painting on a sacred stone: the terrain or the animal that counts, or what else does. */
export function stoneSign({ counts, of }: Pick<StoneFace, "counts" | "of">): string {
  if (of && of in TERRAIN_SIGNS) return TERRAIN_SIGNS[of as Terrain];
  if (of) return ANIMAL_SIGNS[of as Species];
  return COUNTED_SIGNS[counts] ?? UNKNOWN;
}
