// Games with a table of their own; all others have the plain one.
import { ENDLESS_WINTER } from "./endless_winter/face";
import type { Face } from "./face";
import { PLAIN } from "./plain/face";
import { PREHISTORY } from "./prehistory/face";
import { STONE_AGE } from "./stone_age/face";

const FACES: Readonly<Record<string, Face>> = { stone_age: STONE_AGE, prehistory: PREHISTORY, endless_winter: ENDLESS_WINTER };

export const faceOf = (game: string): Face => FACES[game] ?? PLAIN;
