// Everything that is printed, from the game's component data.
import animals from "../../../../src/trilith/games/endless_winter/data/animals.toml?raw";
import cards from "../../../../src/trilith/games/endless_winter/data/cards.toml?raw";
import chiefs from "../../../../src/trilith/games/endless_winter/data/chiefs.toml?raw";
import land from "../../../../src/trilith/games/endless_winter/data/land.toml?raw";
import modules from "../../../../src/trilith/games/endless_winter/data/modules.toml?raw";
import setup from "../../../../src/trilith/games/endless_winter/data/setup.toml?raw";
import site from "../../../../src/trilith/games/endless_winter/data/site.toml?raw";
import start from "../../../../src/trilith/games/endless_winter/data/start.toml?raw";
import stones from "../../../../src/trilith/games/endless_winter/data/stones.toml?raw";
import type {
  AnimalFace,
  CardFace,
  ChiefFace,
  ColumnPrices,
  HonorFace,
  OfferingFace,
  SetupFace,
  SiteTileFace,
  StoneFace,
  StonePrice,
  TerrainFace,
  TileFace,
} from "../../../src/games/endless_winter/drawing/faces";
import type { Gain } from "../../../src/games/endless_winter/drawing/names";
import { tomlOf } from "../toml";

type Numbers = {
  player: {
    food_track: number;
    labour_spaces: number[];
    stone_prices: StonePrice[];
    megalith_incomes: Gain[][];
    village_income: Gain[];
    rest_labour: number;
  };
  table: { order_incomes: Gain[][] };
  columns: ColumnPrices;
  offering: OfferingFace;
  honor: HonorFace;
};

export const NUMBERS = tomlOf<Numbers>(setup);
export const ANIMALS = tomlOf<{ animal: AnimalFace[] }>(animals).animal;
export const CARDS = tomlOf<{ card: CardFace[] }>(cards).card;
export const CHIEFS = tomlOf<{ side: ChiefFace[] }>(chiefs).side;
export const TERRAINS = tomlOf<{ terrain: TerrainFace[] }>(land).terrain;
export const SETUPS = tomlOf<{ setup: SetupFace[] }>(start).setup;
export const STONES = tomlOf<{ stone: StoneFace[] }>(stones).stone;
const SITE = tomlOf<{ tile: SiteTileFace[]; pattern: { id: string; tiles: [row: number, column: number][] }[] }>(site);
export const SITE_TILES = SITE.tile;
export const PATTERNS = SITE.pattern;
const MODULES = tomlOf<{ ice_find: TileFace[]; rest_tile: TileFace[] }>(modules);
export const ICE_FINDS = MODULES.ice_find;
export const REST_TILES = MODULES.rest_tile;

export const card = (id: string): CardFace => CARDS.find((face) => face.id === id) as CardFace;
export const animal = (id: string): AnimalFace => ANIMALS.find((face) => face.id === id) as AnimalFace;
export const stone = (id: string): StoneFace => STONES.find((face) => face.id === id) as StoneFace;

/** What a thing is called here; the client has words for that. */
export const called = (id: string): string => {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
