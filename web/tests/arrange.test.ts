import { describe, expect, test } from "vitest";
import { offersOf, placesOf } from "../src/games/plain/arrange";
import { BARE, type Layout } from "../src/games/plain/layout";
import { Words } from "../src/i18n";
import type { Choice, Named } from "../src/messages";
import { waitBefore } from "../src/socket";

const words = new Words("en", ["spot-forest = forest\nspot-card_1 = card 1\nspot-building_1 = b\nspot-building_2 = b"]);
const LAYOUT: Layout = {
  ...BARE,
  places: {
    word: "spot",
    people: "placed",
    contents: { card: "display", building: "buildings" },
    ground: {},
    sign: {},
  },
};
const choice = (text: string, action: Named): Choice => ({
  text,
  action,
  forecast: { change: {}, others: [], luck: {}, complete: true, binding: false },
});

describe("places", () => {
  const view = {
    display: ["weaving_food_3"],
    buildings: [{ top: "one_to_seven", left: 5 }],
    players: [{ placed: { forest: 3 } }, { placed: {} }],
  };

  test("show who stands there and what lies there", () => {
    const [forest, card, building, ...more] = placesOf(view, words, LAYOUT);
    expect(forest?.people).toEqual([3, 0]);
    expect(card?.content).toEqual({ id: "weaving_food_3", left: null });
    expect(building?.content).toEqual({ id: "one_to_seven", left: 5 });
    expect(more).toEqual([]); // there is only one stack at this table
  });

  test("are none in a game that has not said what its places are", () => {
    expect(placesOf(view, words, BARE)).toEqual([]);
  });
});

describe("offers", () => {
  test("that differ in one number become a question of how many", () => {
    const [offer] = offersOf([
      choice("place forest 1", { kind: "place", spot: "forest", people: 1 }),
      choice("place forest 2", { kind: "place", spot: "forest", people: 2 }),
    ]);
    expect(offer?.number).toBe("people");
  });

  test("of different things stay apart", () => {
    const offers = offersOf([choice("pay wood", { kind: "pay", good: "wood" }), choice("done", { kind: "done" })]);
    expect(offers.map((offer) => offer.verb)).toEqual(["pay", "done"]);
    expect(offers[0]?.number).toBeNull();
  });
});

test("a lost line is tried again ever more slowly, but never given up", () => {
  expect(waitBefore(0, 0.5)).toBe(250);
  expect(waitBefore(3, 0.5)).toBe(2000);
  expect(waitBefore(50, 0.5)).toBe(8000);
});
