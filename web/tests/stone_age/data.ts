// What the engine knows, read from its own files.
import { readFileSync } from "node:fs";
import { namesIn } from "../engine";

const read = (file: string): string => readFileSync(new URL(`../../../src/trilith/games/stone_age/${file}`, import.meta.url), "utf8");

/** The names of one tuple of the engine. */
export const namesOf = (tuple: string): string[] => namesIn(read("names.py"), tuple);

/** How many people fit on each kind of place. */
export function roomOf(place: string): number {
  const [, places = ""] = /^\[places\].*\n([^[]+)/m.exec(read("data/setup.toml")) ?? [];
  const [, room] = new RegExp(`^${place} = (\\d+)`, "m").exec(places) ?? [];
  return Number(room);
}

export const cardsToml = (): string => read("data/cards.toml");
export const buildingsToml = (): string => read("data/buildings.toml");
