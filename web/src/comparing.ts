// Whoever has a claimed name goes on with lessons on any device: what this one remembers and what the server does are made one.
import * as api from "./api";
import { allLearned, takeOver } from "./learning";
import type { LearnedLesson, PersonInfo } from "./messages";

/** Letters that are sent at once: a request may not be long. */
const PORTION = 8_000;
/** Whose way is known here since this page was opened. */
let compared = "";

/** In portions that may be sent; at least one, to hear what the server knows. */
export function portions(lessons: readonly LearnedLesson[]): readonly (readonly LearnedLesson[])[] {
  const found: LearnedLesson[][] = [[]];
  let length = 0;
  for (const lesson of lessons) {
    const more = JSON.stringify(lesson).length;
    if (length && length + more > PORTION) {
      found.push([]);
      length = 0;
    }
    found.at(-1)?.push(lesson);
    length += more;
  }
  return found;
}

/** Make both one, once for each person; without a server, what is remembered here is enough. */
export async function compareOnce(me: PersonInfo | null): Promise<void> {
  if (!me?.claimed || compared === me.id) return;
  try {
    for (const portion of portions(allLearned())) takeOver((await api.compareLessons(portion)).lessons);
    compared = me.id;
  } catch (error) {
    if (!(error instanceof api.Refusal)) throw error;
  }
}
