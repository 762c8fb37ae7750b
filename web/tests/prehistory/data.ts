// What the engine knows, read from its own files.
import { readdirSync, readFileSync } from "node:fs";
import { Words, type Language } from "../../src/i18n";
import { namesIn } from "../engine";

const read = (file: string): string => readFileSync(new URL(`../../../src/trilith/games/prehistory/${file}`, import.meta.url), "utf8");

/** The names of one tuple of the engine. */
export const namesOf = (tuple: string): string[] => namesIn(read("names.py"), tuple);

/** Everything that the table says in one language. */
export const wordsIn = (language: Language): Words =>
  new Words(
    language,
    readdirSync(new URL(`../../../src/trilith/games/prehistory/locale/${language}`, import.meta.url)).map((file) =>
      readFileSync(new URL(`../../../src/trilith/games/prehistory/locale/${language}/${file}`, import.meta.url), "utf8"),
    ),
  );
