import { describe, expect, it } from "vitest";
import { stacksOf } from "../../src/games/endless_winter/holdings";
import { broughtBy, broughtFrom, labourNow, laboursOf } from "../../src/games/endless_winter/labours";
import { layingOf } from "../../src/games/endless_winter/looks";
import type { Choice } from "../../src/messages";

const happened = (player: number, kind: string, about: object = {}) => ({ kind, player, ...about });

describe("where the labour of a turn came from", () => {
  const log = [
    happened(0, "played", { card: "hunter" }),
    happened(0, "labour_gained", { labour: 2 }),
    happened(0, "turn_ended"),
    happened(1, "placed", { figure: "chief", column: "hunt" }),
    happened(1, "called", { chief: "tusk_breaker" }),
    happened(1, "labour_gained", { labour: 2 }),
    happened(1, "played", { card: "brave" }),
    happened(1, "labour_gained", { labour: 2.5 }),
    happened(1, "ate", { count: 2 }),
  ];

  it("is told by card, chief and food, and earlier turns do not count", () => {
    const sources = laboursOf(log, 1);
    expect(broughtBy(sources, "brave")).toBe(2.5);
    expect(broughtBy(sources, "hunter")).toBe(0);
    expect(broughtFrom(sources, "chief")).toBe(2);
    expect(broughtFrom(sources, "food")).toBe(1);
    expect(laboursOf(log, 0)).toEqual([]);
  });

  it("is spent as far as it is no longer there", () => {
    expect(labourNow(laboursOf(log, 1), 4)).toEqual({ all: 5.5, spent: 1.5 });
    expect(labourNow(laboursOf(log, 1), undefined)).toEqual({ all: 5.5, spent: 0 });
  });
});

describe("what stands on a board", () => {
  it("loses the neutral megaliths first, and an emptied space shows its income", () => {
    const numbers = {
      megaliths: [2, 8],
      stack: 2,
      megalith_incomes: [[["tool", 1]], [], [["idol", 1]], [], [["idol", 1]]],
    } as unknown as Parameters<typeof stacksOf>[0];
    expect(stacksOf(numbers, 10, 3).map(({ owners }) => owners)).toEqual([[null, null], [3, 3], [3, 3], [3, 3], [3, 3]]);
    const later = stacksOf(numbers, 7, 3);
    expect(later[0]).toEqual({ owners: [], income: [["tool", 1]] });
    expect(later[1]?.owners).toEqual([3]);
  });
});

describe("laying the eclipse pile", () => {
  it("names the cards in the order of the rules, whatever order they were picked in", () => {
    const choices = ["lay gatherer", "lay shaman", "lay scout", "done"].map((text) => ({ text })) as Choice[];
    expect(layingOf(choices, ["lay scout", "lay gatherer", "lay gatherer"])).toEqual(["lay gatherer", "lay gatherer", "lay scout", "done"]);
    expect(layingOf(choices, [])).toEqual(["done"]);
  });
});
