// What the engine knows, read from its own files.
import { readFileSync } from "node:fs";

const read = (file: string): string => readFileSync(new URL(`../../../src/trilith/games/stone_age/${file}`, import.meta.url), "utf8");

/** The names of one tuple of the engine. */
export function namesOf(tuple: string): string[] {
  const [, names = ""] = new RegExp(`^${tuple}: .*= \\(([^)]*)\\)`, "m").exec(read("names.py")) ?? [];
  return [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name as string);
}

/** How many people fit on each kind of place. */
export function roomOf(place: string): number {
  const [, places = ""] = /^\[places\].*\n([^[]+)/m.exec(read("data/setup.toml")) ?? [];
  const [, room] = new RegExp(`^${place} = (\\d+)`, "m").exec(places) ?? [];
  return Number(room);
}

export const cardsToml = (): string => read("data/cards.toml");
export const buildingsToml = (): string => read("data/buildings.toml");
