import { describe, expect, test } from "vitest";
import { MAPS } from "../../src/games/stone_age/drawing/map";
import { beside, inGroups, inRings } from "../../src/games/stone_age/scene";

describe("people in rings", () => {
  test("stand from the left, and those who would go come after them", () => {
    const standing = inRings(MAPS.wide, "forest", [1, 1, 2], [0, 0]);
    expect(standing.map(({ seat, number, ghost }) => [seat, number, ghost])).toEqual([
      [1, 0, false],
      [1, 1, false],
      [2, 0, false],
      [0, 0, true],
      [0, 1, true],
    ]);
    expect(new Set(standing.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  });

  test("are never more than there are rings", () => {
    expect(inRings(MAPS.wide, "hut", [0, 0, 0], [])).toHaveLength(2);
  });
});

describe("people without rings", () => {
  test("stand in groups of their players", () => {
    const [first, second, third] = inGroups([0, 0, 3], [], 300);
    expect([first?.seat, second?.seat, third?.seat]).toEqual([0, 0, 3]);
    expect((third?.x ?? 0) - (second?.x ?? 0)).toBeGreaterThan((second?.x ?? 0) - (first?.x ?? 0));
  });

  test("become one figure with a number from six on", () => {
    expect(inGroups([2, 2, 2, 2], [2, 2], 300)).toMatchObject([{ seat: 2, times: 6, ghost: false }]);
  });

  test("move closer together where there is little room", () => {
    const xs = inGroups([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3], [], 200).map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(200);
  });
});

test("markers on one step never lie on each other", () => {
  for (const many of [1, 2, 3, 4]) {
    const places = Array.from({ length: many }, (_, at) => beside(at, many, [20, 20]).join(" "));
    expect(new Set(places).size).toBe(many);
  }
});
