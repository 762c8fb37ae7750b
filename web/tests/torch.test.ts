// The words of the torch are made of parts, and its candidates are found by the marks of what a table offers.
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { Words } from "../src/i18n";
import type { Suggestion } from "../src/messages";
import { marksOf } from "../src/shell/teaching/offered";
import { percent, reasonsOf } from "../src/shell/teaching/reasons";

const read = (path: string): string => readFileSync(new URL(`../../src/trilith/${path}`, import.meta.url), "utf8");
const words = new Words("en", [
  read("locale/en/hints.ftl"),
  ...["components", "table", "view"].map((file) => read(`games/stone_age/locale/en/${file}.ftl`)),
]);
const players = ["Mira", "Bero", "Runa"];
const nothing: Suggestion = {
  actions: ["place forest 4"],
  action: { kind: "place", spot: "forest", people: 4 },
  chance: 0.394,
  points: 149,
  brings: [],
  costs: [],
  prepares: [],
  hinders: [],
  risks: [],
};

describe("the reasons of a candidate", () => {
  it("are none where there is none, so that only figures are shown", () => {
    expect(reasonsOf(nothing, words, players)).toEqual([]);
    expect(percent(0.394)).toBe(39);
  });

  it("tell what it brings and costs, whom it hinders, what it risks", () => {
    const told = reasonsOf(
      {
        ...nothing,
        brings: [
          { name: "score", low: 11, high: 11 },
          { name: "wood", low: 2, high: 4 },
        ],
        costs: [{ name: "brick", low: 1, high: 1 }],
        hinders: [{ seat: 1, points: 4 }],
        risks: [
          { kind: "hunger", name: "food", count: 2, seat: null, action: null },
          { kind: "nothing", name: "wood", count: 33, seat: null, action: null },
          { kind: "spent", name: "gold", count: 0, seat: null, action: null },
          { kind: "answer", name: "", count: 0, seat: 2, action: { kind: "place", spot: "tool_maker", people: 1 } },
        ],
      },
      words,
      players,
    );
    expect(told.map(({ sign, text }) => `${sign}: ${text}`)).toEqual([
      "brings: Brings 11 points, 2 to 4 wood. Costs 1 brick.",
      "hinders: Bero can expect 4 points less.",
      "risks: Still missing: 2 food.",
      "risks: In 33 of 100 cases it brings nothing (wood).",
      "risks: Then nothing is left: gold.",
      "risks: Runa would probably follow: place 1 person: tool maker.",
    ]);
  });

  it("tell what it prepares", () => {
    const [told] = reasonsOf({ ...nothing, prepares: [{ kind: "take", spot: "forest" }] }, words, players);
    expect(told?.text).toBe("Prepares: act: forest.");
  });
});

describe("where a candidate lies", () => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });

  it("is the place that opens it, its notation, or one of its names", () => {
    const opens = () => ({ spot: "forest", count: 4 });
    expect(marksOf(nothing, opens)[0]).toBe('[data-place="forest"]');
    expect(marksOf(nothing)).toEqual([
      '[data-place="place forest 4"]',
      '[data-choice="place forest 4"]',
      '[data-send="place forest 4"]',
      '[data-place="forest"]',
      'button[data-card="forest"]',
    ]);
  });
});
