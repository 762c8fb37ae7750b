import { describe, expect, test } from "vitest";
import { touched } from "../../src/games/stone_age/news";
import { isFull } from "../../src/games/stone_age/says";
import { board, view } from "./views";

const valley = view({ players: [board({ full: ["hut"] }), board()] });

describe("a place at its limit", () => {
  test("brings nothing more to whoever has everything", () => {
    expect(isFull("hut", valley, 0)).toBe(true);
    expect(isFull("field", valley, 0)).toBe(false);
    expect(isFull("hut", valley, 1)).toBe(false);
  });

  test("says so to nobody who only looks on", () => {
    expect(isFull("hut", valley, null)).toBe(false);
  });

  test("is looked at when it is told", () => {
    expect((["tools_full", "people_full", "track_full"] as const).flatMap((kind) => touched({ kind, player: 0, rule: "" }))).toEqual([
      "tool_maker",
      "hut",
      "field",
    ]);
  });
});
