// What a branch is called: after the evening it comes from, its date, or the file that was brought.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fileName } from "../src/bringing";
import { LANGUAGES, Words, type Language } from "../src/i18n";
import { originName, partOfDay } from "../src/shell/origin";

const read = (language: Language): string => readFileSync(`../src/trilith/locale/${language}/web.ftl`, "utf8");
const words = Object.fromEntries(LANGUAGES.map((each) => [each, new Words(each, [read(each)])] as const));
const EVENING = new Date(2026, 10, 17, 20, 15).getTime();
const A_DAY = 24 * 3600 * 1000;
const origin = { match: "abc", lines: 119, round: 6, played: EVENING / 1000, called: null, luck: "new" as const };

describe("where a branch comes from", () => {
  it("is told by the day and the time of day in both languages", () => {
    expect(originName(origin, words["en"]!, EVENING + A_DAY)).toBe("from Tuesday evening · Round 6");
    expect(originName(origin, words["de"]!, EVENING + A_DAY)).toBe("aus: Dienstagabend · Runde 6");
  });

  it("is told by the date when a week has gone by", () => {
    expect(originName(origin, words["en"]!, EVENING + 8 * A_DAY)).toContain("2026");
  });

  it("is told by the file that was brought, and by the moment where no rounds are counted", () => {
    expect(originName({ ...origin, called: "a.record", round: null }, words["en"]!, EVENING)).toBe("from a.record · moment 119");
  });

  it("knows the parts of the day, and that the night goes on past midnight", () => {
    expect([3, 5, 11, 12, 17, 18, 22, 23].map(partOfDay)).toEqual([
      "night",
      "morning",
      "morning",
      "afternoon",
      "afternoon",
      "evening",
      "evening",
      "night",
    ]);
  });
});

describe("the name of a file", () => {
  it("is kept as far as the server takes it", () => {
    expect(fileName("Dienstag ☀.record")).toBe("Dienstag ☀.record");
    expect(fileName("../a\u202eb,c\u0000.txt")).toBe("..abc.txt");
    expect(fileName("\u200b")).toBe("record");
    expect(fileName("x".repeat(200)).length).toBe(80);
  });
});
