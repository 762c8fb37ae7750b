// Every card and building of the game's component data.
import buildings from "../../../src/trilith/games/stone_age/data/buildings.toml?raw";
import cards from "../../../src/trilith/games/stone_age/data/cards.toml?raw";
import type { BuildingFace, CardFace } from "../../src/games/stone_age/drawing/faces";
import { tablesOf } from "./tables";

export const CARDS = tablesOf<CardFace>(cards);
export const BUILDINGS = tablesOf<BuildingFace>(buildings);

export const card = (id: string): CardFace => CARDS.find((face) => face.id === id) as CardFace;
export const building = (id: string): BuildingFace => BUILDINGS.find((face) => face.id === id) as BuildingFace;
