import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { othersInWords, shownOthers } from "../src/forecast";
import { outcomeInWords } from "../src/games/endless_winter/says";
import { Words, type Language } from "../src/i18n";

const ROOT = "../src/trilith";
const words = (language: Language): Words =>
  new Words(
    language,
    [`locale/${language}/web.ftl`, `games/endless_winter/locale/${language}/view.ftl`].map((path) =>
      readFileSync(`${ROOT}/${path}`, "utf8"),
    ),
  );
const PLAYERS = ["Ada", "Ben", "Cleo", "Dan"];
const MEGALITH = { change: { score: 5 }, others: [0, 1, 0, 2], luck: {}, complete: true, binding: false };

describe("what a choice brings to others", () => {
  test("is shown for whoever gets anything", () => {
    expect(shownOthers(MEGALITH)).toEqual([
      { seat: 1, count: 1 },
      { seat: 3, count: 2 },
    ]);
  });

  test("is said by name, in both languages", () => {
    expect(othersInWords(MEGALITH, words("en"), PLAYERS)).toBe("brings Ben 1 point, brings Dan 2 points");
    expect(othersInWords(MEGALITH, words("de"), PLAYERS)).toBe("bringt Ben 1 Punkt, bringt Dan 2 Punkte");
  });

  test("comes after what it brings to oneself", () => {
    expect(outcomeInWords(MEGALITH, words("en"), PLAYERS)).toBe("brings 5 points, brings Ben 1 point, brings Dan 2 points");
    expect(outcomeInWords({ ...MEGALITH, others: [0, 0, 0, 0] }, words("de"), PLAYERS)).toBe("bringt 5 Punkte");
  });
});
