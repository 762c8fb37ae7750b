import { expect, it } from "vitest";
import { earnedFrom } from "../../src/games/endless_winter/earning";
import type { Result } from "../../src/messages";
import { sourcesOf } from "../../src/shell/ending/sources";
import { happened } from "./views";

const LOG = [
  happened(0, "built", { level: 2 }),
  happened(1, "points_gained", { points: 1, source: "megaliths" }),
  happened(0, "points_gained", { points: 5, source: "megaliths" }),
  happened(0, "climbed", { track: "honor", reached: 6 }),
  happened(0, "points_gained", { points: 2, source: "idols" }),
  happened(1, "recruited", { tribe: "elder" }),
  happened(1, "points_gained", { points: 1, source: "other" }),
  happened(1, "stone_scored", { stone: "buried", points: 4 }),
  happened(1, "stone_scored", { stone: "buried", points: 7 }),
];

it("tells points on the way by stones, megaliths and idols, to everybody whose they are", () => {
  expect(earnedFrom(LOG, 2)).toEqual([
    { name: "stones", points: [0, 11] },
    { name: "megaliths", points: [5, 1] },
    { name: "idols", points: [2, 0] },
  ]);
});

it("leaves what has no source of its own to the rest", () => {
  const result = { scores: [10, 16] } as unknown as Result;
  const sources = sourcesOf(result, [{ final: { cards: 3 } }, { final: { cards: 3 } }], "final", earnedFrom(LOG, 2));
  expect(sources.find(({ name }) => name === "other")?.points).toEqual([0, 1]);
  expect(sources.at(-1)).toEqual({ name: "cards", points: [3, 3] });
});
