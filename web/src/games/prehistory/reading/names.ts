// Names and lists in words, for whatever speaks of the things in the box.
import type { Words } from "../../../i18n";
import type { Gain } from "../drawing/faces";
import { cubesOf, type Colour, type Cubes } from "../drawing/names";
import { colourName } from "../says";

/** The name of a card without what it brings. */
export const nameOfCard = (id: string, words: Words): string => words.name("rite", id).split(" [")[0] ?? "";

export const coloursInWords = (colours: readonly Colour[], words: Words): string =>
  colours.map((colour) => colourName(colour, words)).join(", ") || words.say("note-none");

export const heapInWords = (cubes: Cubes, words: Words): string => {
  const there = [...new Set(cubesOf(cubes))];
  return (
    there.map((colour) => words.say("what-counted", { count: cubes[colour] ?? 0, what: colourName(colour, words) })).join(", ") ||
    words.say("note-none")
  );
};

function gainInWords([what, amount]: Gain, words: Words): string {
  if (what === "member") return words.say("what-member");
  if (what === "resource" || what === "marker") {
    if (amount === "any") return words.say(`what-any_${what}`, { count: 1 });
    return words.say("what-counted", { count: 1, what: words.holding(`${amount}_${what}`, 1) });
  }
  return words.say("what-counted", { count: amount, what: words.holding(what === "points" ? "score" : "bones", Number(amount)) });
}

/** "2 points, 1 grey resource". */
export const gainsInWords = (gains: readonly Gain[], words: Words): string =>
  gains.map((gain) => gainInWords(gain, words)).join(", ") || words.say("note-none");
