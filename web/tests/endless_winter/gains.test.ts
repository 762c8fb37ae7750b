// Gains that wait: which of them count, what is left behind, and how those look that cannot be had.
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Gains from "../../src/games/endless_winter/line/Gains.svelte";
import Onward from "../../src/games/endless_winter/line/Onward.svelte";
import type { Gain } from "../../src/games/endless_winter/drawing/names";
import type { Hand } from "../../src/games/endless_winter/table";
import { asks, gainsSince, leaves, LEAVING, waitingOf } from "../../src/games/endless_winter/waiting";
import type { World } from "../../src/games/endless_winter/world";
import type { Words } from "../../src/i18n";
import { wordsIn } from "./data";
import { choice } from "./views";

const words = {
  language: "en",
  say: (id: string) => id,
  field: (id: string) => id,
  name: (_: string, id: string) => id,
} as unknown as Words;

const move = choice("move c3 b2", { kind: "move", from: "c3", hex: "b2" });
const done = choice("done", { kind: "done" });
const worldOf = (gains: Record<string, number>, lost: Record<string, string>, placed = 1): World =>
  ({ phase: "leaving", round: 1, turn: 0, figures_placed: placed, eclipse_step: null, pending: { gains, lost } }) as unknown as World;

function handWith(): Hand {
  const hand = { choices: [move, done], open: "", openAt: (what: string) => (hand.open = what) };
  return hand as unknown as Hand;
}

describe("gains that wait", () => {
  it("count where they can be had", () => {
    expect(waitingOf(worldOf({ camp: 1, move: 2 }, { camp: "EW-2.12" }), [move, done])).toEqual([["move", 2]]);
    expect(waitingOf(worldOf({ camp: 1 }, { camp: "EW-2.12" }), [done])).toEqual([]);
  });

  it("are asked about once a turn", () => {
    const hand = handWith();
    const world = worldOf({ move: 1 }, {});
    expect(asks(hand, world)).toBe(true);
    expect(hand.open).toBe(LEAVING);
    expect(asks(hand, world)).toBe(false);
    expect(asks(hand, worldOf({ move: 1 }, {}, 2))).toBe(true);
    expect(asks(handWith(), worldOf({ camp: 1 }, { camp: "EW-2.12" }))).toBe(false);
  });

  it("end the turn when they are left in the last clearing", () => {
    expect(leaves(worldOf({}, {}))).toEqual(["done", "end"]);
    expect(leaves({ ...worldOf({}, {}), phase: "top" })).toEqual(["done"]);
  });

  it("stay in sight when they are taken, until something else brings any", () => {
    const hand = handWith();
    const told = (gains: Record<string, number>, by: string, placed?: number): string =>
      gainsSince(hand, worldOf(gains, {}, placed), { by })
        .map(({ gain: [what, count], taken }) => `${what} ${taken ? "taken" : count}`)
        .join(", ");
    expect(told({ camp: 1, move: 2 }, "first")).toBe("camp 1, move 2");
    expect(told({ move: 2 }, "first")).toBe("camp taken, move 2");
    expect(told({ move: 1 }, "first")).toBe("camp taken, move 1");
    expect(told({ camp: 1, move: 2 }, "first")).toBe("camp 1, move 2"); // it was taken back
    expect(told({ draw: 1 }, "card")).toBe("draw 1");
    expect(told({ move: 1 }, "first", 2)).toBe("move 1");
  });

  it("are struck out with the reason where they cannot be had", () => {
    const gains: readonly Gain[] = [
      ["camp", 1],
      ["move", 1],
      ["idol", 1],
    ];
    const props = {
      hand: handWith(),
      gains: gains.map((gain) => ({ gain, taken: gain[0] === "idol" })),
      from: "First here brings you",
      lost: { camp: "EW-2.12" },
      offer: undefined,
      card: "",
      takeUp: () => {},
      sight: null,
      show: () => {},
      words,
      players: [],
    };
    const { body } = render(Gains, { props });
    const [lost = ""] = /<span class="take waiting[^"]*lost[^"]*"[^>]*data-words="gain camp".*?<\/small>/s.exec(body) ?? [];
    expect(lost).toContain("rule-EW-2-12");
    expect(body).toContain('data-words="gain move"');
    expect(body.match(/class="take done/g)).toHaveLength(1);
  });
});

it.each([
  [true, "go onward"],
  [false, "pebble onward"],
])("the way on glows when it is left alone, and only then (%s)", (alone, look) => {
  const { body } = render(Onward, {
    props: { choices: [done], alone, ends: true, takeUp: () => undefined, words: wordsIn("en"), players: ["Ann", "Bob"] },
  });
  expect(body).toContain(`class="${look}`);
});
