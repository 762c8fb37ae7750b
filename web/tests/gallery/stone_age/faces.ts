// Every card and building of the game's component data.
import buildings from "../../../../src/trilith/games/stone_age/data/buildings.toml?raw";
import cards from "../../../../src/trilith/games/stone_age/data/cards.toml?raw";
import type { BuildingFace, CardFace } from "../../../src/games/stone_age/drawing/faces";
import { tomlOf } from "../toml";

export const CARDS = tomlOf<{ card: CardFace[] }>(cards).card;
export const BUILDINGS = tomlOf<{ building: BuildingFace[] }>(buildings).building;

export const card = (id: string): CardFace => CARDS.find((face) => face.id === id) as CardFace;
export const building = (id: string): BuildingFace => BUILDINGS.find((face) => face.id === id) as BuildingFace;
