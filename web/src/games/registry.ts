// The games that have a part of their own in the client, found by their folders; all others have the plain table.
import { AWAY, Refusal } from "../api";
import type { GameModule } from "./common/gameModule";
import { byGame } from "./folders";
import { game as plain } from "./plain";

// Each module knows the shapes of its own game. A page gives it tables of that game alone, so here it is a module like any other.
const MODULES = byGame(import.meta.glob<GameModule>(["./*/index.ts", "!./plain/index.ts"], { import: "game" }));
const loaded = new Map<string, GameModule>();

/** Fetch a game's part of the client and what is in its box, before anything of it is shown. */
export async function loadModule(name: string): Promise<void> {
  const fetched = MODULES.get(name);
  if (!fetched || loaded.has(name)) return;
  let module: GameModule;
  try {
    module = await fetched();
  } catch {
    throw new Refusal(AWAY);
  }
  await module.open?.();
  loaded.set(name, module);
}

export const moduleOf = (name: string): GameModule => loaded.get(name) ?? plain;
