// Everything that can be chosen where it lies has a button there that can be hit, in both valleys.
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { Choice } from "../../src/messages";
import { canTake, kindOf, partOf, sightOfGain, sightsOf, type Sight } from "../../src/games/endless_winter/choices";
import { copies, extentsOf, farThings, placed } from "../../src/games/endless_winter/covers";
import { winterMap, type Near, type WinterMap } from "../../src/games/endless_winter/drawing/map";
import { COLUMNS, GAINS, HEXES, SPECIES, TRACKS, TRIBES } from "../../src/games/endless_winter/drawing/names";
import type { Box } from "../../src/games/endless_winter/drawing/plans";
import { touched } from "../../src/games/endless_winter/news";
import Things from "../../src/games/endless_winter/Things.svelte";
import { worldOf, type World } from "../../src/games/endless_winter/world";
import { count } from "../drawn";
import { CARDS, PATTERNS, SITE_TILES, STONES } from "../gallery/endless_winter/faces";
import { wordsIn } from "./data";

const SHAPES = ["wide", "upright"] as const;
const choice = (text: string, action: Record<string, unknown>): Choice =>
  ({ text, action, forecast: { change: {}, luck: {}, binding: false } }) as unknown as Choice;

const [FIRST, SECOND] = [1, 2].map((era) => STONES.filter((stone) => stone.era === era).slice(0, 7).map(({ id }) => id));
const eraOf = (id: string): number => STONES.find((stone) => stone.id === id)?.era ?? 1;
const DISPLAY = CARDS.filter(({ group }) => group === "culture_1").slice(0, 8).map(({ id }) => id);

const worldWith = (pattern: readonly (readonly [number, number])[]): World => ({
  ...worldOf({}),
  turn: 0,
  display: DISPLAY,
  hunting_ground: Object.fromEntries(SPECIES.slice(0, 6).map((species) => [species, 1])),
  stones: [...(FIRST ?? []), ...(SECOND ?? [])],
  site: {
    pattern: "any",
    tiles: pattern.map(([row, column], at) => ({ tile: SITE_TILES[at]?.id ?? "a", row: row + 1, column: column + 1 })),
    pieces: [],
  },
  players: [{ offering: 3, honor: 5 }] as unknown as World["players"],
});
const WORLD = worldWith(PATTERNS[0]?.tiles ?? []);

const inside = (map: WinterMap, { x, y, width, height }: Box): boolean =>
  x >= -1 && y >= -1 && x + width <= map.width + 1 && y + height <= map.height + 1;
const hits = ({ x, y, width, height }: Box, [atX, atY]: readonly [number, number]): boolean =>
  atX > x && atX < x + width && atY > y && atY < y + height;
const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

/** All of these lie on the map, and the middle of each is covered by no other. */
function expectReachable(choices: readonly Choice[], map: WinterMap, world: World = WORLD): void {
  const lying = choices.map((each) => ({ text: each.text, box: placed(each, map, world, eraOf) }));
  for (const { text, box } of lying) {
    expect(box, text).not.toBeNull();
    if (!box) continue;
    expect(inside(map, box), `${text} on the map`).toBe(true);
    for (const other of lying) if (other.text !== text && other.box) expect(hits(other.box, middle(box)), `${other.text} over ${text}`).toBe(false);
  }
}

const mapOf = (shape: (typeof SHAPES)[number], near: Near): WinterMap => winterMap(shape, { near });

describe.each(SHAPES)("in the %s valley", (shape) => {
  test("every tribe pile", () =>
    expectReachable(TRIBES.map((tribe) => choice(`recruit ${tribe}`, { kind: "recruit", tribe })), mapOf(shape, "tribes")));

  test("every culture card of the display", () =>
    expectReachable(DISPLAY.map((card) => choice(`learn ${card}`, { kind: "learn", card })), mapOf(shape, "culture")));

  test("every sacred stone of both eras", () =>
    expectReachable(WORLD.stones.map((stone) => choice(`stone ${stone}`, { kind: "stone", stone })), mapOf(shape, "stones")));

  test("every animal of the hunting ground, and the pile", () =>
    expectReachable(
      [...SPECIES.slice(0, 6).map((animal) => choice(`hunt ${animal}`, { kind: "hunt", animal })), choice("reveal", { kind: "reveal" })],
      mapOf(shape, "hunting_ground"),
    ));

  test("every animal of a kind, each where it lies", () => {
    const map = mapOf(shape, "hunting_ground");
    const herd = { ...WORLD, hunting_ground: { mammoth: 1, sloth: 3 } };
    const sloth = choice("hunt sloth", { kind: "hunt", animal: "sloth" });
    const lying = [placed(sloth, map, herd, eraOf), ...copies(sloth, map, herd)];
    expect(lying.map((box) => box && [box.x, box.y])).toEqual(map.hunting.slice(1, 4).map(({ x, y }) => [x, y]));
    expect(copies(sloth, mapOf(shape, "land"), herd)).toEqual([]);
  });

  test.each([
    ["hunt nothing", {}, 1],
    ["hunt sloth", { mammoth: 1, sloth: 2 }, 2],
  ])("whatever can be hunted has its dots, and none once it is chosen (%s)", (text, hunting_ground, times) => {
    const common = { map: mapOf(shape, "hunting_ground"), world: { ...WORLD, hunting_ground }, board: undefined, words: wordsIn("en"), offered: [text] };
    const dots = (picked: string): number => count(render(Things, { props: { ...common, picked } }).body, "daubs");
    expect(dots("")).toBe(times);
    expect(dots(text)).toBe(0);
  });

  test("every hex of the land", () => {
    for (const near of ["land", "land_and_site"] as const)
      expectReachable(HEXES.map((hex) => choice(`move c3 ${hex}`, { kind: "move", from: "c3", hex })), mapOf(shape, near));
  });

  test("a juncture beside the hexes that meet there", () => {
    const around = ["a1", "a2", "b2"].map((hex) => choice(`move c3 ${hex}`, { kind: "move", from: "c3", hex }));
    expectReachable([...around, choice("village a1 a2 b2", { kind: "village", juncture: "a1_a2_b2" })], mapOf(shape, "land"));
  });

  test.each(PATTERNS.map(({ id, tiles }) => [id, tiles] as const))("every space of the building site in %s", (_, tiles) => {
    const spaces = tiles.flatMap(([row, column]) =>
      [0, 1, 2].flatMap((down) =>
        [0, 1, 2].map((across) =>
          choice(`build 1 ${row + down} ${column + across}`, { kind: "build", level: 1, row: row + down + 1, column: column + across + 1 }),
        ),
      ),
    );
    expectReachable(spaces, mapOf(shape, "site"), worldWith(tiles));
  });

  test("a step on each idol track, also on the last one", () => {
    const steps = TRACKS.map((track) => choice(`idol ${track}`, { kind: "idol", track }));
    expectReachable(steps, mapOf(shape, "idols"));
    const high = { ...WORLD, players: [{ offering: 8, honor: 8 }] as unknown as World["players"] };
    expectReachable(steps, mapOf(shape, "idols"), high);
  });

  test("what the others did can be shown where it happened", () => {
    const lit = (event: Record<string, unknown>, near: Near | null): number => {
      const part = touched(event);
      const map = winterMap(shape, { near });
      const boxes = part ? extentsOf(part, map) : [];
      for (const box of boxes) expect(inside(map, box), `${part} on the map`).toBe(true);
      return boxes.length;
    };
    expect(lit({ kind: "walked", column: "hunt" }, null)).toBe(1);
    expect(lit({ kind: "placed", figure: "chief", column: "rest" }, null)).toBe(0);
    for (const kind of ["learned", "built", "settled", "climbed", "animal_taken"]) expect(lit({ kind }, null), kind).toBe(1);
    expect([lit({ kind: "built" }, "land_and_site"), lit({ kind: "stone_taken" }, "stones"), lit({ kind: "food_gained" }, null)]).toEqual([1, 1, 0]);
  });

  test("whatever is not near can be brought near", () => {
    const all: readonly Sight[] = ["tribes", "culture", "stones", "hunting_ground", "land", "site", "idols"];
    expect(new Set(farThings(winterMap(shape, {})).map(({ sight }) => sight))).toEqual(new Set(all));
    for (const column of COLUMNS)
      for (const { sight, ...lying } of farThings(winterMap(shape, { column, near: "tribes" })))
        expect(inside(winterMap(shape, { column, near: "tribes" }), lying), `${sight} beside ${column}`).toBe(true);
  });
});

test("the pile of animals has its dots only where it can be touched", () => {
  const dots = (near: Near): number => {
    const props = { map: winterMap("upright", { near }), world: WORLD, board: undefined, words: wordsIn("en"), offered: ["reveal"], picked: "" };
    return count(render(Things, { props }).body, "daubs");
  };
  expect([dots("hunting_ground"), dots("land")]).toEqual([1, 0]);
});

test("nothing is chosen where what it belongs to is far away", () => {
  const learn = choice(`learn ${DISPLAY[0]}`, { kind: "learn", card: DISPLAY[0] });
  expect(placed(learn, winterMap("wide", { near: "tribes" }), WORLD, eraOf)).toBeNull();
});

test("every gain that has to be chosen somewhere is chosen in sight", () => {
  const taken = ["food", "tool", "draw", "feast", "labour", "catch", "points"];
  for (const gain of GAINS) expect(sightOfGain(gain) === undefined, gain).toBe(taken.includes(gain));
});

test("a gain is taken by its own kind of choice, not by another in the same sight", () => {
  const choices = [choice("move c3 b2", { kind: "move" }), choice("gain food", { kind: "gain", gain: "food" })];
  expect(["camp", "move", "village", "food", "tool"].map((gain) => canTake(gain, choices))).toEqual([false, true, false, true, false]);
});

test("what is in sight is told once, what was offered first at first", () => {
  const choices = [choice("build 1 1 1", { kind: "build" }), choice("idol honor", { kind: "idol" }), choice("build 1 1 2", { kind: "build" }), choice("done", { kind: "done" })];
  expect(sightsOf(choices)).toEqual(["site", "idols"]);
  expect(partOf(choice("something new", { kind: "something_new" }))).toBe("line");
  expect(kindOf(choices[0] as Choice)).toBe("build");
});
