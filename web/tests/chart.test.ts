import { describe, expect, it } from "vitest";
import { course, spread, stepFor, ticks } from "../src/shell/ending/chart";

describe("the lines of a chart", () => {
  it("are few and at round figures", () => {
    for (const most of [1, 7, 34, 99, 204, 1200]) {
      const lines = ticks(0, most, stepFor(most));
      expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
      expect(lines.length).toBeLessThanOrEqual(8);
    }
    expect(ticks(-15, 204, 50)).toEqual([-50, 0, 50, 100, 150, 200, 250]);
  });
});

describe("labels", () => {
  it("stay where they are while there is room", () => {
    expect(spread([10, 60, 110], 20, 200)).toEqual([10, 60, 110]);
  });

  it("make room for each other and keep their order", () => {
    expect(spread([100, 100, 90], 20, 200)).toEqual([110, 130, 90]);
  });

  it("never leave the drawing", () => {
    expect(spread([195, 190, 198], 20, 200)).toEqual([180, 160, 200]);
  });
});

it("a course is one seat's points from round to round", () => {
  const history = [
    { round: 1, points: [3, 4] },
    { round: null, points: [30, 44] },
  ];
  expect(course(history, 1)).toEqual([4, 44]);
});
