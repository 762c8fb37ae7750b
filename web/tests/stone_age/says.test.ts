import { describe, expect, test } from "vitest";
import { touched } from "../../src/games/stone_age/news";
import { isFull } from "../../src/games/stone_age/says";
import { valleyOf } from "../../src/games/stone_age/valley";

const valley = valleyOf({ players: [{ full: ["hut"] }, {}] });

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
    expect(["tools_full", "people_full", "track_full"].flatMap((kind) => touched({ kind }))).toEqual(["tool_maker", "hut", "field"]);
  });
});
