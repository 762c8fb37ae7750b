import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import FoodTrackArt from "../../src/games/endless_winter/drawing/FoodTrackArt.svelte";
import IdolsArt from "../../src/games/endless_winter/drawing/IdolsArt.svelte";
import { winterMap } from "../../src/games/endless_winter/drawing/map";
import NearIdolsArt from "../../src/games/endless_winter/drawing/NearIdolsArt.svelte";
import { markersOn } from "../../src/games/endless_winter/drawing/poles";
import RoundsArt from "../../src/games/endless_winter/drawing/RoundsArt.svelte";
import Scenery from "../../src/games/endless_winter/drawing/Scenery.svelte";
import WildArt from "../../src/games/endless_winter/drawing/WildArt.svelte";
import { NUMBERS } from "../gallery/endless_winter/faces";
import { MOMENTS } from "../gallery/endless_winter/moments";
import Pieces from "../gallery/endless_winter/Pieces.svelte";
import Table from "../gallery/endless_winter/Table.svelte";
import { count, figures, sizes, SYMBOLS, tokensOf, used } from "../drawn";

const SHAPES = ["wide", "upright"] as const;
const COLOURS = "games/endless_winter/drawing/colours.css";
const TOKENS = tokensOf("tokens.css", "games/prehistory/drawing/colours.css", COLOURS);
// Set by whoever lays trees, dots or marks, or by a piece for its own parts.
const OWN = new Set(["needles", "needles-shade", "daub", "mk-line", "sign", "sign-ink", "stone", "land"]);

// How many pixels a unit has in the smallest window of each shape: 1280 wide beside the rivals, and a phone.
const PIXELS = { wide: 1040 / 1600, upright: 360 / 720 };

function expectWhole(html: string): void {
  const own = new Set([...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id as string));
  for (const symbol of used(html)) expect(own.has(symbol) || SYMBOLS.has(symbol), symbol).toBe(true);
  for (const [, id] of html.matchAll(/url\(#([\w-]+)\)/g)) expect(own).toContain(id);
  expect(html).not.toMatch(/NaN|undefined/);
}

function expectTokens(html: string): void {
  for (const [, name = ""] of html.matchAll(/var\(--([\w-]+)\)/g)) expect(TOKENS.has(name) || OWN.has(name), name).toBe(true);
  expect(html).not.toMatch(/(fill|stroke)="(#|rgb)/);
}

describe.each(SHAPES)("the %s table", (shape) => {
  test.each(Object.entries(MOMENTS))("has scenery that is whole and coloured by tokens alone (%s)", (_, moment) => {
    const { body } = render(Scenery, { props: { map: winterMap(shape, moment) } });
    expect(body).toContain(`data-winter="${moment.eclipse ? "eclipse" : "day"}"`);
    expectWhole(body);
    expectTokens(body);
    expect([...body.matchAll(/ id="([\w-]+)"/g)].every(([, id]) => /^(winter|valley)-/.test(id as string))).toBe(true);
  });

  test.each(Object.entries(MOMENTS))("is whole, and every figure can be read (%s)", (_, moment) => {
    const { body } = render(Table, { props: { shape, moment, plain: true } });
    expectWhole(body);
    expectTokens(body);
    const written = sizes(body);
    expect(written.length).toBeGreaterThan(3);
    for (const { text, size } of written) expect(size * PIXELS[shape], text).toBeGreaterThanOrEqual(12.999);
  });
});

describe("components", () => {
  const folder = new URL("../../src/games/endless_winter/drawing/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));

  test.each(files)("%s names tokens that exist, and no colour of its own", (file) => {
    const source = readFileSync(new URL(file, folder), "utf8");
    for (const [, name = ""] of source.matchAll(/var\(--([\w-]+)[),]/g)) expect(TOKENS.has(name) || OWN.has(name), name).toBe(true);
    expect(source).not.toMatch(/: #[0-9a-f]{3,8}\b|rgba?\(|="#[0-9a-f]{3,8}"/i);
  });

  test("are all shown in the gallery without anything missing", () => {
    const { body } = render(Pieces, { props: {} });
    expectWhole(body);
    expectTokens(body);
  });
});

describe("winter", () => {
  const colours = readFileSync(new URL(`../../src/${COLOURS}`, import.meta.url), "utf8");
  const below = (selector: string): Set<string> => {
    const [, block = ""] = new RegExp(`^${selector.replace(/[[\]]/g, "\\$&")} \\{([^}]*)\\}`, "m").exec(colours) ?? [];
    return new Set([...block.matchAll(/--([\w-]+):/g)].map(([, name]) => name as string));
  };

  test("lays its colours over the valley and never over surfaces, seats or pieces", () => {
    const valley = tokensOf("tokens.css");
    expect(below("[data-winter]").size).toBeGreaterThan(20);
    for (const name of below("[data-winter]")) expect(valley, name).toContain(name);
    for (const block of ["[data-winter]", '[data-winter="eclipse"]'])
      for (const name of below(block)) expect(name).not.toMatch(/^(p-|seat|piece|card|surface|ink|ember|offer|focus)/);
  });

  test("is darker in the eclipse, with colours that winter knows", () => {
    const known = new Set([...below(":root"), ...below("[data-winter]")]);
    expect(below('[data-winter="eclipse"]').size).toBeGreaterThan(20);
    for (const name of below('[data-winter="eclipse"]')) expect(known, name).toContain(name);
  });

  test("gives no name that another game has given", () => {
    const own = below(":root");
    for (const name of tokensOf("tokens.css", "games/prehistory/drawing/colours.css")) expect(own, name).not.toContain(name);
  });
});

test("an empty pile of animals brings as many points as the box says", () => {
  expect(figures(render(WildArt, { props: { left: 0, points: 3 } }).body)).toEqual(["3"]);
});

test("the bar has as many rounds as the box says", () => {
  const drawn = figures(render(RoundsArt, { props: { round: 1, eclipse: false, rounds: 5, firstEra: 3 } }).body);
  expect(drawn).toEqual(["I", "1", "2", "3", "II", "4", "5"]);
});

describe("the food track", () => {
  const draw = (props: object): string =>
    render(FoodTrackArt, {
      props: { seat: 1, last: NUMBERS.player.food_track, food: 6, limit: 8, labourSpaces: NUMBERS.player.labour_spaces, ...props },
    }).body;

  test("has a camp on every space above the limit and a hand for each space that brings labour", () => {
    expect(figures(draw({}))).toEqual(Array.from({ length: 11 }, (_, space) => String(space)));
    expect(used(draw({})).filter((id) => id === "camp-1")).toHaveLength(2);
    expect(used(draw({ limit: 10 })).filter((id) => id === "camp-1")).toHaveLength(0);
    expect(used(draw({})).filter((id) => id === "g-labour")).toHaveLength(NUMBERS.player.labour_spaces.length);
  });

  test("shows what would be as ghosts", () => {
    const html = draw({ foodAfter: 3, limitAfter: 5 });
    expect(used(html).filter((id) => id === "camp-1")).toHaveLength(5);
    expect(count(html, 'class="ghost')).toBe(3);
    expect(used(html).filter((id) => id === "g-food")).toHaveLength(2);
    expect(used(draw({ foodAfter: 6 })).filter((id) => id === "g-food")).toHaveLength(1);
  });

  test("hatches the camps that would leave it", () => {
    expect(count(draw({ limitAfter: 9 }), 'class="hatched')).toBe(1);
    expect(count(draw({ limitAfter: 9 }), 'class="standing')).toBe(1);
    expect(draw({})).not.toMatch(/class="(ghost|hatched)/);
  });

  test.each([6, 10, 13, 14, 20])("is as long as the box says, on the same ground, and its numbers stay apart (%i)", (last) => {
    const html = draw({ last, food: 2, limit: last - 3 });
    expect(used(html).filter((id) => id === "camp-1")).toHaveLength(3);
    const numbers = [...html.matchAll(/<text x="([\d.]+)"[^>]*>(\d+)</g)].map(([, x, text]) => ({ x: Number(x), text: Number(text) }));
    expect(numbers.map(({ text }) => text)).toEqual(
      Array.from({ length: last + 1 }, (_, space) => space).filter((space) => last < 14 || space % 2 === 0),
    );
    expect(numbers.at(-1)?.x).toBeLessThan(290);
    for (const [at, { x }] of numbers.entries()) if (at) expect(x - (numbers[at - 1]?.x ?? 0)).toBeGreaterThan(18);
  });
});

describe("idols", () => {
  test("climb with their level, and stand beside each other on the same one", () => {
    const ladder = { x: 10, foot: 100, rung: 10, apart: 5 };
    const at = new Map(markersOn(ladder, [3, 3, 0, 8], [1, 0, 2, 3]).map(({ seat, at: place }) => [seat, place]));
    expect(at.get(2)).toEqual([10, 100]);
    expect(at.get(3)).toEqual([10, 20]);
    expect(at.get(1)).toEqual([10, 70]);
    expect(at.get(0)).toEqual([15, 70]);
  });

  test("show what honor is worth, and near what offering brings", () => {
    const levels = { offering: [0, 1, 2, 3], honor: [4, 5, 6, 7] };
    const far = render(IdolsArt, { props: { ...levels, face: NUMBERS.honor } }).body;
    const worth = NUMBERS.honor.points.filter((points) => points > 0).map(String);
    expect(figures(far)).toEqual(worth);
    expect(used(far).filter((id) => id.startsWith("mark-"))).toHaveLength(8);
    const near = render(NearIdolsArt, { props: { ...levels, faces: NUMBERS, offers: { honor: 5 } } }).body;
    const rates = NUMBERS.offering.rates.filter(([, points]) => points > 0).flatMap(([left, points]) => [`${left}:`, String(points)]);
    expect(figures(near)).toEqual([...rates, ...worth]);
    expect(count(near, "daubs")).toBe(1);
  });
});
