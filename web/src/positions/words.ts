// What the places of a position are called, and what is wrong with them, in the words of the game.
import type { Words } from "../i18n";
import type { Problem } from "../messages";
import { pathOf } from "./path";

/** What a field is called. */
export const fieldName = (key: string, words: Words): string =>
  words.has(`position-${key}`) ? words.say(`position-${key}`) : words.field(key);

/** A name as it stands in a position; players are counted. */
export const nameIn = (field: string, name: string, words: Words): string =>
  /^\d+$/.test(name)
    ? name
    : name
        .split(" ")
        .map((part) => words.name(field, part))
        .join(" ");

/** Where something is: whose board, and which field of it. */
export function placeName(where: string, words: Words, players: readonly string[]): string {
  return where
    .split(", ")
    .map((place) => {
      const [first, second, ...rest] = pathOf(place);
      const own = first === "players" && typeof second === "number";
      const steps = own ? rest : pathOf(place);
      const named = steps.map((step, at) => {
        if (typeof step === "number") return String(step + 1);
        const field = String(steps[at - 1] ?? "");
        return words.has(`position-${step}`) || words.has(`view-${step}`) ? fieldName(step, words) : nameIn(field, step, words);
      });
      return [...(own ? [players[second] ?? String(second + 1)] : []), ...named].join(", ");
    })
    .join("; ");
}

/** What is wrong, as a sentence. */
export function problemSentence(problem: Problem, words: Words, players: readonly string[]): string {
  const about = words.about({ kind: problem.name, ...problem.about }, players);
  return words.say("web-setup-problem", {
    where: placeName(problem.where, words, players),
    what: words.say(`problem-${problem.name}`, about),
  });
}

/** The board that a problem is on; none where it is on the table. */
export function boardOf(where: string): number | null {
  const [first, second] = pathOf(where);
  return first === "players" && typeof second === "number" ? second : null;
}
