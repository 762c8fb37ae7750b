import { describe, expect, it } from "vitest";
import { gainsFrom, lastEclipse } from "../../src/games/endless_winter/eclipse";
import { afterwards, ledgeLabel, tieLabel } from "../../src/games/endless_winter/eclipseSays";
import { wordsIn } from "./data";
import { happened } from "./views";

/** The eclipse of the rulebook: three players, a tie between two of them. */
const LOG = [
  happened(0, "place_in_order", { place: 1 }),
  happened(1, "place_in_order", { place: 2 }),
  happened(2, "place_in_order", { place: 3 }),
  happened(0, "round_began", { round: 1 }),
  happened(1, "placed", { figure: "chief", column: "rest" }),
  happened(1, "placed", { figure: "member", column: "hunt" }),
  happened(0, "eclipse_began", { round: 1 }),
  happened(0, "shown", { card: "gatherer" }),
  happened(0, "shown", { card: "snares" }),
  happened(0, "strength", { labour: 0.5 }),
  happened(1, "strength", { labour: 1.5 }),
  happened(2, "shown", { card: "brave" }),
  happened(2, "strength", { labour: 1.5 }),
  happened(2, "new_place", { place: 1, tied: false }),
  happened(1, "new_place", { place: 2, tied: true }),
  happened(0, "new_place", { place: 3, tied: false }),
  happened(2, "eclipse_step", { step: "order" }),
  happened(2, "built", { level: 1 }),
  happened(2, "food_gained", { count: 2 }),
  happened(1, "points_gained", { points: 1 }),
  happened(2, "eclipse_step", { step: "tribe" }),
  happened(2, "forgone"),
  happened(2, "eclipse_step", { step: "land" }),
  happened(2, "hex_harvested", { hex: "a1", terrain: "forest" }),
  happened(2, "food_gained", { count: 2 }),
  happened(2, "eclipse_step", { step: "board" }),
  happened(2, "stone_scored", { stone: "buried", points: 4 }),
  happened(1, "eclipse_step", { step: "order" }),
  happened(1, "drew_unseen"),
  happened(0, "eclipse_step", { step: "board" }),
  happened(0, "drew", { card: "elder" }),
];
const PREPARED = [
  happened(2, "drew_unseen"),
  happened(2, "drew_unseen"),
  happened(0, "drew", { card: "gatherer" }),
  happened(2, "round_began", { round: 2 }),
  happened(2, "drew_unseen"),
];

describe("the eclipse", () => {
  it("is nothing before the first one", () => {
    expect(lastEclipse(LOG.slice(0, 6))).toBeNull();
  });

  it("shows the new order with the place before, the pile with its bluff, and whoever rested", () => {
    const ledges = lastEclipse(LOG)?.ledges ?? [];
    expect(ledges.map(({ seat, place, before }) => [seat, place, before])).toEqual([
      [2, 1, 3],
      [1, 2, 2],
      [0, 3, 1],
    ]);
    expect(ledges[2]?.cards).toEqual(["gatherer", "snares"]);
    expect(ledges[1]?.resting).toEqual(["chief"]);
  });

  it("names the tie and who goes ahead", () => {
    const ledges = lastEclipse(LOG)?.ledges ?? [];
    const [first, second, third] = ledges.map((ledge) => tieLabel(ledge, ledges, wordsIn("en"), ["Ada", "Ben", "Cleo"]));
    expect([first, third]).toEqual(["", ""]);
    expect(second).toMatch(/Cleo.*Ben/);
  });

  it("counts what each step brought to its player and to nobody else", () => {
    const brought = lastEclipse(LOG)?.brought.get(2) ?? [];
    expect(brought.map(({ step }) => step)).toEqual(["order", "tribe", "land", "board"]);
    expect(brought[0]?.gains).toEqual([
      ["megalith", 1],
      ["food", 2],
    ]);
    expect(brought[1]).toMatchObject({ gains: [], forgone: true });
    expect(brought[2]).toMatchObject({ gains: [["food", 2]] });
    expect(brought[3]?.gains).toEqual([["points", 4]]);
  });

  it("ends before the preparation, whose cards are no income", () => {
    const eclipse = lastEclipse([...LOG, ...PREPARED]);
    expect(eclipse?.brought.get(0)?.at(-1)?.gains).toEqual([["draw", 1]]);
    expect(eclipse?.preparation?.drawn).toEqual([1, 0, 2]);
    expect(lastEclipse(LOG)?.preparation).toBeNull();
  });

  it("says what comes after it: new cards, and after the last one the final scoring", () => {
    expect(afterwards(["Ada", "Ben"], false, wordsIn("en"))).toBe("Then Ada and Ben. After that everyone draws new cards.");
    expect(afterwards([], true, wordsIn("en"))).toBe("After that comes the final scoring.");
    expect(afterwards(["Ada", "Ben"], true, wordsIn("de"))).toBe("Dann Ada und Ben. Danach folgt die Schlusswertung.");
  });

  it("lists what was revealed as people do", () => {
    const last = lastEclipse(LOG)?.ledges[2];
    expect(last && ledgeLabel(last, wordsIn("de"), ["Ada", "Ben", "Cleo"])).toMatch(/Aufgedeckt: \S+ und \S+\./);
  });

  it("counts equal gains together", () => {
    expect(gainsFrom([happened(0, "tool_gained", { count: 1 }), happened(0, "tool_gained", { count: 1 })])).toEqual([["tool", 2]]);
  });
});
