// What the engine knows, read from its own files.
import { readFileSync } from "node:fs";
import { Words, type Language } from "../../src/i18n";

const read = (file: string): string =>
  readFileSync(new URL(`../../../src/trilith/games/endless_winter/${file}`, import.meta.url), "utf8");

/** The names of one tuple of the engine. */
export function namesOf(tuple: string): string[] {
  const [, names = ""] = new RegExp(`^${tuple}: .*= \\(([^)]*)\\)`, "m").exec(read("names.py")) ?? [];
  return [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name as string);
}

/** Everything that the table says in one language. */
export const wordsIn = (language: Language): Words =>
  new Words(language, ["components", "eclipse", "slab", "table", "view"].map((file) => read(`locale/${language}/${file}.ftl`)));
