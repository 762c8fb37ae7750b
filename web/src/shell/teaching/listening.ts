// What the companion says in a match: each sentence once for its moment, and as long as it is true.
import { storage } from "../../storage";
import type { Heard } from "../../messages";

export interface Listening {
  /** By sentence, the moment for which it was said last. */
  readonly told: Readonly<Record<string, string>>;
  readonly speaking: string;
}

export const NOTHING_HEARD: Listening = { told: {}, speaking: "" };

type Saying = { readonly listening: Listening; readonly said: Heard | null };

/** The first sentence that was not said for its moment, or else the last one as long as it is true. */
export function hear(listening: Listening, could: readonly Heard[]): Saying {
  const fresh = could.find(({ say, moment }) => listening.told[say] !== moment);
  if (fresh) return { listening: { told: { ...listening.told, [fresh.say]: fresh.moment }, speaking: fresh.say }, said: fresh };
  return sayAgain(listening, could);
}

/** The last sentence, as long as it is true. */
export const sayAgain = (listening: Listening, could: readonly Heard[]): Saying => ({
  listening,
  said: could.find(({ say }) => say === listening.speaking) ?? null,
});

const WISH = "companion";
const HUSHED = "companion.hushed";
const BESIDE = "companion.beside";

/** Whether she speaks in a match: where she was asked to, as is wished on this device, or else in the first one of each kind; never
 * where she was hushed. */
export function speaksIn(game: string, match: string): boolean {
  if (storage.get(HUSHED) === match) return false;
  if (storage.get(BESIDE) === match) return true;
  const wish = storage.get(WISH);
  if (wish !== null) return wish === "on";
  const first = storage.get(`${WISH}.first.${game}`);
  if (first === null) storage.set(`${WISH}.first.${game}`, match);
  return first === null || first === match;
}

/** Whether she would speak in the next match of a game. */
export function wouldSpeak(game: string): boolean {
  const wish = storage.get(WISH);
  return wish === null ? storage.get(`${WISH}.first.${game}`) === null : wish === "on";
}

/** Let her speak on this device from now on, or not. */
export function wish(on: boolean): void {
  storage.set(WISH, on ? "on" : "off");
  if (on) storage.set(HUSHED, "");
}

/** Let her sit beside this match, whatever is wished for others. */
export const accompany = (match: string): void => storage.set(BESIDE, match);

/** Let her be still for this match. */
export const hush = (match: string): void => storage.set(HUSHED, match);
