// What buildings are called by their price, and which pennants are raised.
import { describe, expect, it } from "vitest";
import { houseOf } from "../../src/games/stone_age/names";
import { raisedPennants } from "../../src/games/stone_age/scene";

describe("a building", () => {
  it.each([
    [["fixed", "wood", "wood", "gold"], "of_wood"],
    [["fixed", "wood", "brick", "brick"], "of_clay"],
    [["fixed", "stone", "stone", "gold"], "of_stone"],
    [["fixed", "wood", "brick", "gold"], "village"],
    [["exact", 4, 2], "longhouse"],
    [["free", 1, 7], "great_hall"],
  ])("with the price %j is called %s", (price, name) => {
    expect(houseOf({ id: "", price })).toBe(name);
  });
});

describe("pennants", () => {
  const walker = (seat: number, points: number, x: number, has = true) => ({ seat, points, x, has });

  it("that would touch are raised, the one with more points above", () => {
    const walkers = [walker(0, 259, 700), walker(1, 154, 660), walker(2, 212, 300), walker(3, 60, 690, false)];
    expect([...raisedPennants(walkers, "wide")]).toEqual([[0, 1]]);
  });

  it("of equal points stand one above the other", () => {
    const walkers = [walker(0, 120, 400), walker(1, 120, 400), walker(2, 121, 414)];
    expect(new Map(raisedPennants(walkers, "wide"))).toEqual(
      new Map([
        [1, 1],
        [2, 2],
      ]),
    );
  });
});
