// What the engine knows, read from its own files.
import { readFileSync } from "node:fs";
import { namesIn } from "../engine";

const read = (file: string): string => readFileSync(new URL(`../../../src/trilith/games/prehistory/${file}`, import.meta.url), "utf8");

/** The names of one tuple of the engine. */
export const namesOf = (tuple: string): string[] => namesIn(read("names.py"), tuple);
