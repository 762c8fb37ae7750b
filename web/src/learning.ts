// How far somebody has come in the lessons of a game, as this browser remembers it.
import type { Place } from "./messages";
import { storage } from "./storage";

const doneKey = (game: string): string => `learned.${game}`;
const placeKey = (game: string, lesson: string): string => `lesson.${game}.${lesson}`;

/** The lessons that were played to their end. */
export const learned = (game: string): readonly string[] => (storage.get(doneKey(game)) ?? "").split(" ").filter(Boolean);

/** Where somebody has left a lesson; nowhere, if it is to begin. */
export function keptPlace(game: string, lesson: string): Place | null {
  try {
    return JSON.parse(storage.get(placeKey(game, lesson)) || "null") as Place | null;
  } catch {
    return null; // somebody else wrote there
  }
}

export const keepPlace = (game: string, lesson: string, place: Place | null): void =>
  storage.set(placeKey(game, lesson), place ? JSON.stringify(place) : "");

/** A lesson was played to its end; whoever comes again begins it anew. */
export function keepLearned(game: string, lesson: string): void {
  keepPlace(game, lesson, null);
  if (!learned(game).includes(lesson)) storage.set(doneKey(game), [...learned(game), lesson].join(" "));
}

/** The lesson to go on with: where somebody stands, or else the first that is not done, or else the last. */
export function nextLesson(game: string, lessons: readonly string[]): string {
  const done = learned(game);
  const open = lessons.filter((lesson) => !done.includes(lesson));
  return open.find((lesson) => keptPlace(game, lesson)) ?? open[0] ?? lessons.at(-1) ?? "";
}
