import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import BuildingArt from "../../src/games/stone_age/drawing/BuildingArt.svelte";
import CardEnding from "../../src/games/stone_age/drawing/CardEnding.svelte";
import CardGain from "../../src/games/stone_age/drawing/CardGain.svelte";
import type { BuildingFace, CardFace } from "../../src/games/stone_age/drawing/faces";
import Scenery from "../../src/games/stone_age/drawing/Scenery.svelte";
import { count, SYMBOLS, tokensOf, used } from "../drawn";
import { tomlOf } from "../gallery/toml";
import { buildingsToml, cardsToml, namesOf } from "./data";

const cards = tomlOf<{ card: CardFace[] }>(cardsToml()).card;
const buildings = tomlOf<{ building: BuildingFace[] }>(buildingsToml()).building;

describe("cards", () => {
  test("of every kind there is are known", () => {
    expect(new Set(cards.map(({ when_taken }) => when_taken[0]))).toEqual(new Set(namesOf("EFFECTS")));
    expect(new Set(cards.map(({ at_the_end }) => at_the_end[1]))).toEqual(new Set([...namesOf("SYMBOLS"), ...namesOf("FIGURES")]));
  });

  test("show what they bring, and no two gains alike", () => {
    const drawings = new Map<string, string>();
    for (const { when_taken } of cards) {
      const { body } = render(CardGain, { props: { gain: when_taken } });
      expect(body, when_taken.join(" ")).toMatch(/<use|<circle/);
      for (const symbol of used(body)) expect(SYMBOLS, when_taken.join(" ")).toContain(symbol);
      drawings.set(when_taken.join(" "), body);
    }
    expect(new Set(drawings.values()).size).toBe(drawings.size);
  });

  test("show what they are worth at the end, and no two endings alike", () => {
    const drawings = new Map<string, string>();
    for (const { at_the_end } of cards) {
      const { body } = render(CardEnding, { props: { ending: at_the_end } });
      expect(used(body), at_the_end.join(" ")).toHaveLength(1);
      for (const symbol of used(body)) expect(SYMBOLS).toContain(symbol);
      drawings.set(at_the_end.join(" "), body);
    }
    expect(new Set(drawings.values()).size).toBe(drawings.size);
  });
});

describe("buildings", () => {
  const price = (face: BuildingFace): string => render(BuildingArt, { props: { face, left: 1 } }).body;

  test("ask for exactly the goods of a fixed price", () => {
    for (const face of buildings.filter(({ price: [kind] }) => kind === "fixed"))
      expect(used(price(face))).toEqual(face.price.slice(1).map((good) => `g-${good}`));
  });

  test("show a square for each of an exact number and a filling for each kind", () => {
    for (const face of buildings.filter(({ price: [kind] }) => kind === "exact")) {
      const fillings = [...price(face).matchAll(/class="(full|hollow|half|dashed)/g)].map(([, filling]) => filling);
      expect(fillings).toHaveLength(Number(face.price[1]));
      expect(new Set(fillings).size).toBe(Number(face.price[2]));
    }
  });

  test("show their points, or a sum where what is paid counts", () => {
    for (const face of buildings) {
      if (face.points === undefined) expect(price(face)).toContain('class="sum');
      else expect(price(face)).toMatch(new RegExp(`>${face.points}</text>`));
    }
  });

  test("have an edge for each that lies below, at most five", () => {
    const face = buildings[0] as BuildingFace;
    const edges = (left: number): number => count(render(BuildingArt, { props: { face, left } }).body, "var(--tile-edge)");
    expect([1, 2, 5, 7].map(edges)).toEqual([0, 1, 4, 5]);
  });
});

describe.each(["wide", "upright"] as const)("the %s scenery", (shape) => {
  const { body } = render(Scenery, { props: { shape, phase: 0 } });

  test("is whole: nothing it uses is missing, and nothing is not a number", () => {
    const own = new Set([...body.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    for (const symbol of used(body)) expect(own.has(symbol) || SYMBOLS.has(symbol), symbol).toBe(true);
    for (const [, id] of body.matchAll(/url\(#([\w-]+)\)/g)) expect(own).toContain(id);
    expect([...own].every((id) => id?.startsWith("valley-"))).toBe(true);
    expect(body).not.toMatch(/NaN|undefined/);
  });

  test("is coloured by tokens alone", () => {
    const tokens = tokensOf("tokens.css");
    for (const [, name = ""] of body.matchAll(/var\(--([\w-]+)\)/g)) {
      if (name.startsWith("needles")) continue; // set by the forest itself
      expect(tokens, name).toContain(name);
    }
    expect(body).not.toMatch(/(fill|stroke)="(#|rgb)/);
  });
});
