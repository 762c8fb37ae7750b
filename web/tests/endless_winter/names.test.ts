import { describe, expect, test } from "vitest";
import { symbolOf } from "../../src/games/endless_winter/drawing/gains";
import {
  COLUMNS,
  COUNTS,
  FIELDS,
  FIGURES,
  GAINS,
  HEXES,
  SPECIES,
  TERRAINS,
  TRACKS,
  TRIBES,
} from "../../src/games/endless_winter/drawing/names";
import { ANIMAL_SIGNS, cardSign, chiefSign, COLUMN_SIGNS, COUNTED_PIECES, stoneSign } from "../../src/games/endless_winter/drawing/signs";
import { ANIMALS, CARDS, CHIEFS, STONES, TERRAINS as LANDS } from "../gallery/endless_winter/faces";
import { SYMBOLS } from "../drawn";
import { namesOf } from "./data";

const idsOf = (faces: readonly { id: string }[]): string[] => faces.map(({ id }) => id);

describe("names", () => {
  test.each(Object.entries({ GAINS, FIGURES, TRACKS, COUNTS }))("%s are the engine's, in its order", (tuple, names) => {
    expect(namesOf(tuple).length).toBeGreaterThan(0);
    expect(names).toEqual(namesOf(tuple));
  });

  test("of columns are the engine's places for figures but the rest space", () => {
    expect([...COLUMNS, "rest"]).toEqual(namesOf("COLUMNS"));
    expect(namesOf("PHASES")).toEqual(expect.arrayContaining([...FIELDS]));
  });

  test("of animals, terrains and tribes are those of the component data", () => {
    expect(SPECIES).toEqual(idsOf(ANIMALS));
    expect(TERRAINS).toEqual(idsOf(LANDS));
    expect(TRIBES).toEqual(idsOf(CARDS.filter(({ group }) => group === "tribe")));
  });

  test("of hexes go row by row: three, four, five, four and three", () => {
    expect(HEXES).toHaveLength(19);
    expect([...new Set(HEXES.map((hex) => hex.charAt(0)))].join("")).toBe("abcde");
    expect(["a3", "b4", "c5", "d4", "e3"].every((hex) => HEXES.includes(hex))).toBe(true);
    expect(["a4", "b5", "c6", "d5", "e4"].some((hex) => HEXES.includes(hex))).toBe(false);
  });
});

describe("signs", () => {
  test("of gains and prices exist, none of them twice", () => {
    const symbols = [...GAINS, "card" as const].map(symbolOf);
    expect(new Set(symbols).size).toBe(symbols.length);
    for (const symbol of symbols) expect(SYMBOLS).toContain(symbol);
    for (const counted of COUNTS) expect(SYMBOLS).toContain(symbolOf(COUNTED_PIECES[counted]));
  });

  test.each([
    ["columns", Object.values(COLUMN_SIGNS)],
    ["animals", Object.values(ANIMAL_SIGNS)],
    ["cards", CARDS.map(({ id }) => cardSign(id))],
    ["chiefs", [...new Set(idsOf(CHIEFS))].map(chiefSign)],
    ["stones of the first era", STONES.filter(({ era }) => era === 1).map(stoneSign)],
    ["stones of the second era", STONES.filter(({ era }) => era === 2).map(stoneSign)],
  ])("of %s are icons that exist, none of them twice", (_, icons) => {
    expect(icons.length).toBeGreaterThan(3);
    expect(new Set(icons).size).toBe(icons.length);
    for (const icon of icons) expect(SYMBOLS).toContain(`icon-${icon}`);
  });

  test("what has no sign of its own gets that of the table", () => {
    expect(CARDS.filter(({ id }) => cardSign(id) === "dolmen").map(({ id }) => id)).toEqual(["megalithic_order"]);
    expect(cardSign("something_new")).toBe("dolmen");
  });

  test("people of every seat have figures, chiefs, camps and villages of their own", () => {
    for (const seat of [0, 1, 2, 3])
      for (const piece of ["person", "away", "chief", "chief-away", "camp", "village", "megalith-mark"])
        expect(SYMBOLS).toContain(`${piece}-${seat}`);
  });
});
