import { describe, expect, it } from "vitest";
import type { PastColumn } from "../src/messages";
import { dayOf, isOpen, meanOf, questionIn, searchOf } from "../src/past";
import { daysShown, layersOf } from "../src/shell/past/layers";

describe("what an address asks for", () => {
  it("is read and written again", () => {
    for (const search of ["", "?game=stone_age", "?game=prehistory&company=bot%3Ahard&place=2&days=30", "?company=name%3AAda+B"])
      expect(searchOf(questionIn(search))).toBe(search);
    expect(questionIn("?company=name%3AAda+B")).toEqual({ company: "name:Ada B" });
  });

  it("leaves open what means nothing", () => {
    for (const search of [
      "?place=0",
      "?place=first",
      "?days=-3",
      "?company=neighbours",
      "?company=bot:",
      "?game=a%20b",
      "?colour=red",
      "?days=99999",
    ])
      expect(isOpen(questionIn(search)), search).toBe(true);
    expect(isOpen(questionIn("?place=1"))).toBe(false);
  });
});

describe("days and means", () => {
  const ended = new Date(2026, 9, 14, 20).getTime() / 1000;
  it("are said as the language says them, with the year only where it is another", () => {
    expect(dayOf(ended, "en", new Date(2026, 10, 1))).toBe("Wed 14 Oct");
    expect(dayOf(ended, "en", new Date(2026, 10, 1), false)).toBe("14 Oct");
    expect(dayOf(ended, "en", new Date(2027, 0, 1), false)).toBe("14 Oct 2026");
    expect(dayOf(ended, "de", new Date(2026, 10, 1), false)).toBe("14. Okt.");
    expect(meanOf(2.25, "de")).toBe("2,3");
    expect(meanOf(120.4, "en", 0)).toBe("120");
  });
});

const column = (earned: number, farmers: number): PastColumn => ({
  match: "m",
  count: 1,
  ended: 0,
  place: 1,
  points: earned + farmers,
  sources: { earned, farmers },
});
const BOX = { left: 0, right: 100, top: 0, bottom: 200 };

describe("layers of ground", () => {
  const { layers, lines, x } = layersOf([column(50, 50), column(80, 20), column(-10, 100)], ["earned", "farmers"], BOX);
  it("lie on each other and end at the points", () => {
    expect(lines[0]).toEqual({ value: 0, y: 200 });
    expect(lines.at(-1)?.value).toBe(100);
    expect(layers[0]?.edge.map(([, y]) => y)).toEqual([100, 40, 200]);
    expect(layers[1]?.edge.map(([, y]) => y)).toEqual([0, 0, 0]);
    expect(layers[1]?.area.slice(3).map(([, y]) => y)).toEqual([200, 40, 100]);
  });

  it("go from edge to edge, and are named in the middle of the last column", () => {
    expect([x(0), x(1), x(2)]).toEqual([0, 50, 100]);
    expect(layers.map(({ middle, last }) => [middle, last])).toEqual([
      [200, -10],
      [100, 100],
    ]);
  });

  it("of one column or none do not break", () => {
    expect(layersOf([column(1, 1)], ["earned"], BOX).layers[0]?.edge).toHaveLength(1);
    expect(layersOf([], ["earned"], BOX).layers[0]?.area).toEqual([]);
  });
});

describe("days below a picture", () => {
  it("are the ends and some between", () => {
    expect(daysShown(14, 4)).toEqual([0, 4, 9, 13]);
    expect(daysShown(14, 2)).toEqual([0, 13]);
    expect(daysShown(3, 4)).toEqual([0, 1, 2]);
    expect(daysShown(1, 4)).toEqual([0]);
  });
});
