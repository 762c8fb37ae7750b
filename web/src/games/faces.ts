// Games with a table of their own; all others have the plain one. Each comes when a match of its game is opened.
import { AWAY, Refusal } from "../api";
import type { Face } from "./face";
import { PLAIN } from "./plain/face";

const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  stone_age: async () => (await import("./stone_age/face")).STONE_AGE,
  prehistory: async () => (await import("./prehistory/face")).PREHISTORY,
  endless_winter: async () => (await import("./endless_winter/face")).ENDLESS_WINTER,
};
const here = new Map<string, Face>();

/** Fetch what a game's table is made of and what is in its box, before anything of it is shown. */
export async function bringFace(game: string): Promise<void> {
  const fetched = FACES[game];
  if (!fetched || here.has(game)) return;
  let face: Face;
  try {
    face = await fetched();
  } catch {
    throw new Refusal(AWAY);
  }
  await face.open?.();
  here.set(game, face);
}

export const faceOf = (game: string): Face => here.get(game) ?? PLAIN;
