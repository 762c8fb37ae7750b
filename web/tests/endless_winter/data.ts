// What the engine knows, read from its own files.
import { readdirSync, readFileSync } from "node:fs";
import { Words, type Language } from "../../src/i18n";
import { namesIn } from "../engine";

const at = (path: string): URL => new URL(`../../../src/trilith/${path}`, import.meta.url);
const read = (file: string): string => readFileSync(at(`games/endless_winter/${file}`), "utf8");

/** The names of one tuple of the engine. */
export const namesOf = (tuple: string): string[] => namesIn(read("names.py"), tuple);

/** Everything that the table says in one language. */
export function wordsIn(language: Language): Words {
  const own = readdirSync(at(`games/endless_winter/locale/${language}`)).toSorted();
  return new Words(language, [
    readFileSync(at(`locale/${language}/web.ftl`), "utf8"),
    ...own.map((file) => read(`locale/${language}/${file}`)),
  ]);
}
