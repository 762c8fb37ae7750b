// Every card and building of the game's component data. Its lines are simple enough to be read without a TOML library.
import buildings from "../../../src/trilith/games/stone_age/data/buildings.toml?raw";
import cards from "../../../src/trilith/games/stone_age/data/cards.toml?raw";
import type { BuildingFace, CardFace } from "../../src/games/stone_age/drawing/faces";

export function tablesOf<Face>(toml: string): Face[] {
  return toml
    .split(/^\[\[\w+\]\]$/m)
    .slice(1)
    .map((table) => {
      const lines = [...table.matchAll(/^(\w+) = (.+)$/gm)].map(([, key, value]) => [key, JSON.parse(value ?? "null")]);
      return Object.fromEntries(lines) as Face;
    });
}

export const CARDS = tablesOf<CardFace>(cards);
export const BUILDINGS = tablesOf<BuildingFace>(buildings);

export const card = (id: string): CardFace => CARDS.find((face) => face.id === id) as CardFace;
export const building = (id: string): BuildingFace => BUILDINGS.find((face) => face.id === id) as BuildingFace;
