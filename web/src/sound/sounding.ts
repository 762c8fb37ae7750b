// Which of what happens is heard: a game says so by the kinds of its events.
import type { Happened } from "../messages";
import type { Sound } from "./instruments";

/** What a table itself sounds like; whose turn it is, is heard at every table. */
export type TableSound = Exclude<Sound, "turn">;
export type Sounding<Kind extends string = string> = Readonly<Record<TableSound, readonly Kind[]>>;

/** Whether anything of this sounds so. However much of it there is, it sounds once. */
export const isHeard = (sound: TableSound, events: readonly Happened[], sounding: Sounding): boolean =>
  events.some(({ kind }) => sounding[sound].includes(kind));
