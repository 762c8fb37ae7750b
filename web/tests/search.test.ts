import { describe, expect, it } from "vitest";
import type { Chapter } from "../src/i18n";
import { find, marked } from "../src/shell/search";

const rule = (number: string, text: string, reason = "") => ({ number, text, reason });
const english: Chapter[] = [
  { title: "Placing", rules: [rule("SA-1.1", "The hut takes exactly two people."), rule("SA-1.2", "The field takes one.")] },
  { title: "Feeding", rules: [rule("SA-2.1", "Everybody eats.", "No sentence says otherwise.")] },
];
const german: Chapter[] = [
  { title: "Setzen", rules: [rule("SA-1.1", "In die Hütte passen genau zwei."), rule("SA-1.2", "Auf den Acker passt eine.")] },
  { title: "Ernähren", rules: [rule("SA-2.1", "Alle essen.")] },
];
const numbers = (chapters: Chapter[]): string[] => chapters.flatMap((chapter) => chapter.rules.map((each) => each.number));

describe("searching the rules", () => {
  it("shows all of them before anything is asked", () => {
    expect(numbers(find(english, german, "  "))).toEqual(["SA-1.1", "SA-1.2", "SA-2.1"]);
  });

  it("wants every word, in any order, in one of the languages", () => {
    expect(numbers(find(english, german, "two hut"))).toEqual(["SA-1.1"]);
    expect(numbers(find(english, german, "zwei people"))).toEqual([]);
  });

  it("finds words of the other language, with or without dots on the letters", () => {
    expect(numbers(find(english, german, "Hütte"))).toEqual(["SA-1.1"]);
    expect(numbers(find(english, german, "hutte"))).toEqual(["SA-1.1"]);
  });

  it("finds numbers and reasons, and leaves empty chapters out", () => {
    expect(find(english, german, "sa-2.1").map((chapter) => chapter.title)).toEqual(["Feeding"]);
    expect(numbers(find(english, [], "otherwise"))).toEqual(["SA-2.1"]);
  });
});

describe("marking what was found", () => {
  it("cuts the text without losing a letter", () => {
    expect(marked("In die Hütte passen", "hutte")).toEqual([
      { text: "In die ", found: false },
      { text: "Hütte", found: true },
      { text: " passen", found: false },
    ]);
  });

  it("marks every place, overlapping ones as one", () => {
    const pieces = marked("banana", "ana nan");
    expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["anana"]);
  });
});
