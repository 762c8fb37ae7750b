// How far somebody has come in the lessons of a game, as this browser remembers it.
import type { LearnedLesson, Place } from "./messages";
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

/** All that is remembered here. */
export function allLearned(): readonly LearnedLesson[] {
  const left = storage.under(placeKey("", "").slice(0, -1)).map((name) => name.split("."));
  const done = storage.under(doneKey("")).flatMap((game) => learned(game).map((lesson) => [game, lesson]));
  const names = new Map([...left, ...done].map(([game = "", lesson = ""]) => [`${game}.${lesson}`, { game, lesson }]));
  return [...names.values()]
    .map(({ game, lesson }) => ({ game, lesson, place: keptPlace(game, lesson), done: learned(game).includes(lesson) }))
    .filter(({ place, done: isDone }) => place || isDone);
}

/** Remember somebody's way here as it is known elsewhere. */
export function takeOver(lessons: readonly LearnedLesson[]): void {
  for (const { game, lesson, place, done } of lessons) {
    if (done) keepLearned(game, lesson);
    keepPlace(game, lesson, place);
  }
}

/** The lesson to go on with: where somebody stands, or else the first that is not done, or else the last. */
export function nextLesson(game: string, lessons: readonly string[]): string {
  const done = learned(game);
  const open = lessons.filter((lesson) => !done.includes(lesson));
  return open.find((lesson) => keptPlace(game, lesson)) ?? open[0] ?? lessons.at(-1) ?? "";
}
