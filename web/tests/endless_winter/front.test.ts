import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { broughtBy, broughtFrom, labourNow, laboursOf } from "../../src/games/endless_winter/labours";
import Labour from "../../src/games/endless_winter/Labour.svelte";
import { layingOf, strengthOf } from "../../src/games/endless_winter/looks";
import Store from "../../src/games/endless_winter/Store.svelte";
import type { Board } from "../../src/games/endless_winter/world";
import type { Words } from "../../src/i18n";
import type { Forecast } from "../../src/messages";
import { count } from "../drawn";
import { choice, happened } from "./views";

/** Words that say what they are asked for. */
const words = {
  say: (id: string) => id,
  field: (id: string) => id,
  name: (_: string, id: string) => id,
  holding: (id: string) => id,
} as unknown as Words;

describe("where the labour of a turn came from", () => {
  const log = [
    happened(0, "played", { card: "hunter" }),
    happened(0, "labour_gained", { labour: 2 }),
    happened(0, "turn_ended"),
    happened(1, "placed", { figure: "chief", column: "hunt" }),
    happened(1, "called", { chief: "tusk_breaker" }),
    happened(1, "labour_gained", { labour: 2 }),
    happened(1, "played", { card: "brave" }),
    happened(1, "labour_gained", { labour: 2.5 }),
    happened(1, "ate", { count: 2, labour: 1 }),
  ];

  it("is told by card, chief and food, and earlier turns do not count", () => {
    const sources = laboursOf(log, 1);
    expect(broughtBy(sources, "brave")).toBe(2.5);
    expect(broughtBy(sources, "hunter")).toBe(0);
    expect(broughtFrom(sources, "chief")).toBe(2);
    expect(broughtFrom(sources, "food")).toBe(1);
    expect(laboursOf(log, 0)).toEqual([]);
  });

  it("is spent as far as it is no longer there", () => {
    expect(labourNow(laboursOf(log, 1), 4)).toEqual({ all: 5.5, spent: 1.5 });
    expect(labourNow(laboursOf(log, 1), undefined)).toEqual({ all: 5.5, spent: 0 });
  });
});

describe("laying the eclipse pile", () => {
  it("names the cards in the order of the rules, whatever order they were picked in", () => {
    const choices = ["lay gatherer", "lay shaman", "lay scout", "done"].map((text) => choice(text, { kind: "lay" }));
    expect(layingOf(choices, ["lay scout", "lay gatherer", "lay gatherer"])).toEqual(["lay gatherer", "lay gatherer", "lay scout", "done"]);
    expect(layingOf(choices, [])).toEqual(["done"]);
  });

  it("counts what the forecast of a card says, in whole labour", () => {
    const scout = choice("lay scout", { kind: "lay" });
    const choices = [{ ...scout, forecast: { ...scout.forecast, change: { strength: 3 } } }, choice("lay snares", { kind: "lay" })];
    expect(["scout", "snares", "elder"].map((card) => strengthOf(choices, card))).toEqual([1.5, 0, 0]);
  });
});

describe("what a plan would change", () => {
  const nothing = (): void => {};
  const labour = (planned: number): string =>
    render(Labour, {
      props: {
        seat: 0,
        played: [],
        sources: [{ from: "chief", card: "", labour: 4 }],
        left: 3.5,
        planned,
        uses: [{ what: "learn", labour: 3 }],
        short: false,
        eat: undefined,
        offered: () => [],
        words,
        players: [],
        open: null,
        press: nothing,
        send: nothing,
        preview: nothing,
      },
    }).body;
  const figure = (html: string): string | undefined => /<b class="figure[^>]*>([^<]*)</.exec(html)?.[1];

  it("is the labour that would be spent, pale like what is spent already, and the large figure is what would be left", () => {
    expect(figure(labour(0))).toBe("3½");
    expect(figure(labour(2))).toBe("1½");
    const pale = (html: string): number => count(html, "gone");
    expect(pale(labour(2))).toBeGreaterThan(pale(labour(0)));
    expect(labour(2)).toContain("planned");
    expect(labour(0)).not.toContain("planned");
  });

  it("is the food limit in figures, where it changes", () => {
    const board = { food: 6, food_limit: 8, tools: 2, camps_left: 2 } as unknown as Board;
    const store = (change: Record<string, number>): string =>
      render(Store, { props: { board, seat: 0, words, plan: { change } as unknown as Forecast } }).body;
    expect(store({ food_limit: -3 })).toMatch(/food_limit <b[^>]*>8<\/b> <em[^>]*>→ 5</);
    expect(store({ food: -3 })).not.toContain("food_limit");
  });
});
