import { describe, expect, test } from "vitest";
import { offersOf } from "../src/games/plain/arrange";
import type { Choice, Named } from "../src/messages";
import { waitBefore } from "../src/socket";

const choice = (text: string, action: Named): Choice => ({
  text,
  action,
  forecast: { change: {}, others: [], luck: {}, complete: true, binding: false },
});

describe("offers", () => {
  test("of different verbs stay apart, those of one together", () => {
    const offers = offersOf([
      choice("pay wood", { kind: "pay", good: "wood" }),
      choice("done", { kind: "done" }),
      choice("pay clay", { kind: "pay", good: "clay" }),
    ]);
    expect(offers.map((offer) => [offer.verb, offer.choices.length])).toEqual([
      ["pay", 2],
      ["done", 1],
    ]);
  });
});

test("a lost line is tried again ever more slowly, but never given up", () => {
  expect(waitBefore(0, 0.5)).toBe(250);
  expect(waitBefore(3, 0.5)).toBe(2000);
  expect(waitBefore(50, 0.5)).toBe(8000);
});
