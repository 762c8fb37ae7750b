// What the engine knows, read from its own files.
import { readFileSync } from "node:fs";

const read = (file: string): string => readFileSync(new URL(`../../../src/trilith/games/prehistory/${file}`, import.meta.url), "utf8");

/** The names of one tuple of the engine. */
export function namesOf(tuple: string): string[] {
  const [, names = ""] = new RegExp(`^${tuple}: .*= \\(([^)]*)\\)`, "m").exec(read("names.py")) ?? [];
  return [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name as string);
}
