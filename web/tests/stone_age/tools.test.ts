import { describe, expect, test } from "vitest";
import { touches } from "../../src/games/stone_age/news";
import { sumOf } from "../../src/games/stone_age/tools";
import { board, view } from "./views";

describe("a roll with tools", () => {
  const sums = [
    { tools: [], pips: 7 },
    { tools: ["tool 1"], pips: 9 },
    { tools: ["tool 1", "one_use 3"], pips: 12 },
  ];

  test("comes to what the server says of exactly these tools, in any order", () => {
    expect(sumOf(sums, [])).toBe(7);
    expect(sumOf(sums, ["tool 1"])).toBe(9);
    expect(sumOf(sums, ["one_use 3", "tool 1"])).toBe(12);
  });

  test("comes to nothing that the server did not say", () => {
    expect(sumOf(sums, ["tool 2"])).toBeUndefined();
    expect(sumOf(sums, ["one_use 3"])).toBeUndefined();
  });
});

describe("somebody who comes to a place", () => {
  const placed = { kind: "placed", player: 1, rule: "", spot: "forest", people: 1 } as const;
  const players = [board(), board({ placed: { forest: 1 } })];

  test("concerns others when nobody may come there any more", () => {
    expect(touches(placed, view({ players, closed: ["forest"] }), 0)).toBe(true);
    expect(touches(placed, view({ players, closed: ["hut"] }), 0)).toBe(false);
  });

  test("concerns whoever stands there", () => {
    const both = [board({ placed: { forest: 2 } }), board({ placed: { forest: 1 } })];
    expect(touches(placed, view({ players: both }), 0)).toBe(true);
  });
});
