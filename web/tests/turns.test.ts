import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HABITS as WINTER } from "../src/games/endless_winter/habits";
import { HABITS as PREHISTORY } from "../src/games/prehistory/habits";
import { HABITS as STONE_AGE } from "../src/games/stone_age/habits";
import { LANGUAGES, Words } from "../src/i18n";
import type { Happened } from "../src/messages";
import { broughtTo, type Habits, inShort, NOBODY, turnsOf } from "../src/turns";

const HABITS: Habits = {
  table: ["dealt"],
  passing: ["gained"],
  deeds: ["fished"],
  prices: ["paid"],
  ends: ["ended"],
  opens: [],
  leaves: [],
  alone: [],
  telling: ["fished", "gained", "paid", "moved"],
  counted: ["moved"],
  sounds: { dice: [], step: [] },
  beats: [1, 1, 1, 1],
  place: "sky",
  sign: () => null,
  concerns: () => [],
};
const event = (kind: string, player: number, more: Record<string, unknown> = {}): Happened => ({ kind, player, ...more });
const told = (...events: Happened[]): [number, string[]][] =>
  turnsOf(events, HABITS).map(({ player, events: own }) => [player, own.map(({ kind }) => kind)]);

describe("turns", () => {
  test("go on as long as the same player acts", () => {
    const turns = told(event("fished", 1), event("laid", 1), event("fished", 2));
    expect(turns).toEqual([
      [1, ["fished", "laid"]],
      [2, ["fished"]],
    ]);
  });

  test("end where the game says so, also if the same player goes on", () => {
    expect(told(event("laid", 1), event("ended", 1), event("laid", 1))).toEqual([
      [1, ["laid", "ended"]],
      [1, ["laid"]],
    ]);
  });

  test("have one deed each, and what is paid belongs to the deed that follows", () => {
    expect(told(event("paid", 1), event("fished", 1), event("paid", 1), event("fished", 1))).toEqual([
      [1, ["paid", "fished"]],
      [1, ["paid", "fished"]],
    ]);
  });

  test("hold what comes to others, and what the table does is nobody's", () => {
    expect(told(event("fished", 1), event("gained", 0), event("dealt", 1), event("dealt", 1), event("fished", 1))).toEqual([
      [1, ["fished", "gained"]],
      [NOBODY, ["dealt", "dealt"]],
      [1, ["fished"]],
    ]);
  });

  test("know where they begin in the log and lose no event", () => {
    const events = [event("dealt", 0), event("paid", 1), event("fished", 1), event("paid", 1), event("fished", 1)];
    const turns = turnsOf(events, HABITS);
    expect(turns.flatMap((turn) => turn.events)).toEqual(events);
    expect(turns.map(({ from }) => from)).toEqual([0, 1, 3]);
  });
});

describe("a turn in short", () => {
  const events = [
    event("paid", 1, { good: "wood", count: 1 }),
    event("gained", 1, { good: "food", count: 2 }),
    event("gained", 0, { good: "food", count: 1 }),
    event("gained", 1, { good: "food", count: 3 }),
    event("gained", 1, { good: "wood", count: 1 }),
    event("fished", 1, { value: 2 }),
    event("silent", 1),
  ];
  const turn = { player: 1, from: 0, events };

  test("says the most telling first, sums equal things and leaves out the rest", () => {
    const said = inShort(turn, HABITS).map(({ kind, good, count, times }) => [kind, good, count, times]);
    expect(said).toEqual([
      ["fished", undefined, undefined, 1],
      ["gained", "food", 5, 2],
      ["gained", "wood", 1, 1],
      ["paid", "wood", 1, 1],
    ]);
  });

  test("only counts what differs in nothing that is worth telling", () => {
    const moves = [event("moved", 1, { hex: "a1" }), event("moved", 1, { hex: "a2" })];
    expect(inShort({ player: 1, from: 0, events: moves }, HABITS).map(({ times }) => times)).toEqual([2]);
  });

  test("says what it brought to somebody else", () => {
    expect(broughtTo(0, turn, HABITS).map(({ count }) => count)).toEqual([1]);
    expect(broughtTo(1, turn, HABITS)).toEqual([]);
  });
});

describe.each(LANGUAGES)("the words of turns in %s", (language) => {
  test.each([
    ["stone_age", STONE_AGE.telling],
    ["prehistory", PREHISTORY.telling],
    ["endless_winter", WINTER.telling],
  ])("say everything that %s tells, and nothing else", (game, telling) => {
    const file = new URL(`../../src/trilith/games/${game}/locale/${language}/turns.ftl`, import.meta.url);
    const words = new Words(language, [readFileSync(file, "utf-8")]);
    expect(words.allOf("short").toSorted()).toEqual([...telling].toSorted());
    expect(words.allOf("doing").filter((kind) => kind !== "turn" && !telling.includes(kind as never))).toEqual([]);
    expect(words.has("doing-turn")).toBe(true);
  });
});
