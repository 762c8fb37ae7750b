import { describe, expect, test } from "vitest";
import { lyingAt, numbered, peopleAt, stationOf } from "../../src/games/stone_age/valley";
import { board, view } from "./views";

const valley = view({
  display: [
    { card: "weaving_food_3", price: 1 },
    { card: null, price: 2 },
  ],
  buildings: [{ top: "one_to_seven", left: 5 }],
  players: [board({ placed: { forest: 2 } }), board(), board({ placed: { forest: 1 } })],
});

describe("the valley", () => {
  test("knows who stands where, players' people together", () => {
    expect(peopleAt(valley, "forest")).toEqual([0, 0, 2]);
    expect(peopleAt(valley, "river")).toEqual([]);
  });

  test("knows what lies where", () => {
    expect(lyingAt(valley, "card_1")).toBe("weaving_food_3");
    expect(lyingAt(valley, "card_2")).toBe("");
    expect(lyingAt(valley, "building_1")).toBe("one_to_seven");
    expect(lyingAt(valley, "forest")).toBe("");
  });

  test("is placing, working or feeding", () => {
    expect([stationOf("placing"), stationOf("tooling"), stationOf("feeding")]).toEqual([0, 1, 2]);
  });
});

test("only cards and buildings are numbered", () => {
  expect(numbered("card_3")).toEqual(["card", 3]);
  expect(numbered("clay_pit")).toEqual(["", 0]);
});
