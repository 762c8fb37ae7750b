// A hand in heaps, and how many of one are picked.
import { describe, expect, it } from "vitest";
import { heapsOf, pickedOf, pickOf } from "../../src/games/endless_winter/heaps";

const LABOUR: Readonly<Record<string, number>> = { gatherer: 0.5, elder: 1, brave: 1.5 };
const labourOf = (card: string): number | undefined => LABOUR[card];

describe("equal cards", () => {
  it("lie in one heap, by labour, culture cards last", () => {
    const hand = ["foraging", "brave", "gatherer", "elder", "gatherer"];
    expect(heapsOf(hand, ["gatherer"], labourOf)).toEqual([
      { card: "gatherer", count: 2, playable: 1 },
      { card: "elder", count: 1, playable: 1 },
      { card: "brave", count: 1, playable: 1 },
      { card: "foraging", count: 1, playable: 1 },
    ]);
  });

  it("are picked one by one, or all at once, and put back together", () => {
    const one = pickOf([], 2, 3, false);
    expect(one).toEqual([2]);
    expect(pickOf(one, 2, 3, true)).toEqual([2, 2, 2]);
    expect(pickOf([1, 2, 2, 2], 2, 3, false)).toEqual([1]);
    expect(pickedOf([1, 2, 2], 2)).toBe(2);
  });
});
