import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { guessLanguage, Words, type Language } from "../src/i18n";

const ROOT = "../src/trilith";
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");
const words = (language: Language): Words =>
  new Words(language, [
    read(`locale/${language}/web.ftl`),
    ...["components", "rules", "table", "view"].map((file) => read(`games/stone_age/locale/${language}/${file}.ftl`)),
  ]);

describe("words", () => {
  test("tell events with names instead of numbers", () => {
    const told = { kind: "placed", player: 1, spot: "clay_pit", people: 2 };
    expect(words("en").tell("event", told, ["Ann", "Bob"])).toBe("Bob places 2 people: clay pit.");
    expect(words("de").tell("event", told, ["Ann", "Bob"])).toBe("Bob setzt 2 Personen ein: Lehmgrube.");
  });

  test("string dice together", () => {
    expect(words("en").tell("event", { kind: "rolled", player: 0, good: "wood", dice: [3, 4] }, ["Ann"])).toBe("Ann rolls 3 4 for wood.");
  });

  test("find the name of a thing whatever field it stands in", () => {
    expect(words("en").name("display", "weaving_food_3")).toBe("3 food · weaving");
    expect(words("en").name("spot", "forest")).toBe("forest");
    expect(words("en").name("anything", "not_named_yet")).toBe("not named yet");
  });

  test("name what is counted by how many there are", () => {
    expect(words("en").holding("score", 1)).toBe("point");
    expect(words("en").holding("score", 3)).toBe("points");
    expect(words("de").holding("cards", 1)).toBe("Karte");
    expect(words("de").holding("cards")).toBe("Karten");
    expect(words("en").holding("wood", 2)).toBe("wood");
  });

  test("prefer the kind that the field names", () => {
    const both = new Words("en", ["good-gold = gold\ncolour-gold = golden"]);
    expect(both.name("colour", "gold")).toBe("golden");
    expect(both.name("good", "gold")).toBe("gold");
  });

  test("list places in the order of the files", () => {
    expect(words("de").allOf("spot").slice(0, 3)).toEqual(["hunt", "forest", "clay_pit"]);
  });

  test("know every rule by its number, with its reason", () => {
    const rules = words("en").rules();
    expect(rules.length).toBeGreaterThan(9);
    const first = rules[0]?.rules ?? [];
    expect(first[0]?.number).toBe("SA-1.1");
    expect(first.some((rule) => rule.reason)).toBe(true);
    expect(rules.flatMap((chapter) => chapter.rules).some((rule) => rule.number === "SA-10.11")).toBe(true);
  });
});

describe("the language of the browser", () => {
  test("is the first one we speak", () => {
    expect(guessLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(guessLanguage(["fr"])).toBe("en");
  });
});
