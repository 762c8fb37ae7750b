import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import LandScenery from "../../src/games/prehistory/drawing/LandScenery.svelte";
import { DEEDS, SEASONS, type Deed } from "../../src/games/prehistory/drawing/names";
import RingScenery from "../../src/games/prehistory/drawing/RingScenery.svelte";
import Land from "../gallery/prehistory/Land.svelte";
import { fieldsFor, LAND } from "../gallery/prehistory/faces";
import { AUTUMN, playedBy, SPRING, SUMMER } from "../gallery/prehistory/moments";
import Ring from "../gallery/prehistory/Ring.svelte";
import { sizes, SYMBOLS, tokensOf, used } from "../drawn";

const SHAPES = ["wide", "upright"] as const;
const TOKENS = tokensOf("tokens.css", "games/prehistory/drawing/colours.css");

// How many pixels a unit has in the smallest window of each board: 1280 wide beside the rivals, and a phone.
const PIXELS = { wide: 1036 / 1600, upright: 360 / 720 };

function expectWhole(html: string): void {
  const own = new Set([...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id as string));
  for (const symbol of used(html)) expect(own.has(symbol) || SYMBOLS.has(symbol), symbol).toBe(true);
  for (const [, id] of html.matchAll(/url\(#([\w-]+)\)/g)) expect(own).toContain(id);
  expect(html).not.toMatch(/NaN|undefined/);
}

function expectTokens(html: string): void {
  for (const [, name = ""] of html.matchAll(/var\(--([\w-]+)\)/g)) {
    if (name.startsWith("needles")) continue; // set by whoever sets trees down
    expect(TOKENS, name).toContain(name);
  }
  expect(html).not.toMatch(/(fill|stroke)="(#|rgb)/);
}

function expectReadable(html: string, shape: (typeof SHAPES)[number]): void {
  const figures = sizes(html);
  expect(figures.length).toBeGreaterThan(8);
  for (const { text, size } of figures) expect(size * PIXELS[shape], text).toBeGreaterThanOrEqual(13);
}

describe.each(SHAPES)("the %s ring", (shape) => {
  const chosen: (Deed | null)[] = shape === "wide" ? [null] : [null, ...DEEDS];

  test.each(chosen)("has scenery that is whole and coloured by tokens alone (%s)", (deed) => {
    for (const season of SEASONS) {
      const { body } = render(RingScenery, { props: { shape, season, chosen: deed } });
      expect(body).toContain(`data-season="${season}"`);
      expectWhole(body);
      expectTokens(body);
    }
  });

  test.each([SPRING, SUMMER, ...DEEDS.map((deed) => ({ ...SPRING, chosen: deed }))])("can be read at a glance", (moment) => {
    const { body } = render(Ring, { props: { shape, moment, plain: true } });
    expectWhole(body);
    expectTokens(body);
    expectReadable(body, shape);
  });
});

describe.each(SHAPES)("the %s land", (shape) => {
  test.each([2, 3, 4])("has scenery that is whole and coloured by tokens alone for %i players", (players) => {
    for (const season of SEASONS) {
      const { body } = render(LandScenery, { props: { shape, season, fields: fieldsFor(players), slots: LAND.slot } });
      expect(body).toContain(`data-season="${season}"`);
      expectWhole(body);
      expectTokens(body);
    }
  });

  test.each([2, 3, 4])("can be read at a glance by %i players", (players) => {
    for (const still of [true, false]) {
      const { body } = render(Land, { props: { shape, moment: playedBy(players, AUTUMN), plain: true, still } });
      expectWhole(body);
      expectTokens(body);
      expectReadable(body, shape);
    }
  });
});

describe("components", () => {
  const folder = new URL("../../src/games/prehistory/drawing/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  // Set by whoever lays trees, dots or marks.
  const OWN = new Set(["needles", "needles-shade", "daub", "mk-line"]);

  test.each(files)("%s names tokens that exist, and no colour of its own", (file) => {
    const source = readFileSync(new URL(file, folder), "utf8");
    for (const [, name = ""] of source.matchAll(/var\(--([\w-]+)\)/g)) expect(TOKENS.has(name) || OWN.has(name), name).toBe(true);
    expect(source).not.toMatch(/: #[0-9a-f]{3,8}\b|rgba?\(|="#[0-9a-f]{3,8}"/i);
  });
});

describe("seasons", () => {
  test("tint the valley and never a piece", () => {
    const [valley, pieces] = [tokensOf("tokens.css"), tokensOf("games/prehistory/drawing/colours.css")];
    const tinted = tokensOf("games/prehistory/drawing/seasons.css");
    expect(tinted.size).toBeGreaterThan(10);
    for (const name of tinted) {
      expect(valley, name).toContain(name);
      expect(pieces, name).not.toContain(name);
      expect(name).not.toMatch(/^(p-|seat|piece|card|surface|ink|ember|offer|focus)/);
    }
  });
});
