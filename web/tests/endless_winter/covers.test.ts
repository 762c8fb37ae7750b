// Everything that can be chosen where it lies has a button there that can be hit, in both valleys.
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { canTake, isGaining, kindOf, partOf, sightOfGain, sightsOf, type Sight } from "../../src/games/endless_winter/choices";
import { copies, extentsOf, farThings, placed } from "../../src/games/endless_winter/covers";
import { winterMap, type Near, type WinterMap } from "../../src/games/endless_winter/drawing/map";
import { COLUMNS, GAINS, HEXES, SPECIES, TRACKS, TRIBES } from "../../src/games/endless_winter/drawing/names";
import type { Box } from "../../src/games/endless_winter/drawing/plans";
import { touched } from "../../src/games/endless_winter/news";
import Things from "../../src/games/endless_winter/Things.svelte";
import { tilesOf, type World } from "../../src/games/endless_winter/world";
import { ofKind } from "../../src/games/common/kinds";
import { count } from "../drawn";
import { CARDS, PATTERNS, SITE_TILES, STONES } from "../gallery/endless_winter/faces";
import type { Choice } from "../../src/games/endless_winter/table";
import type { Event } from "../../src/games/endless_winter/wire";
import { wordsIn } from "./data";
import { choice, EMPTY, happened } from "./views";

const SHAPES = ["wide", "upright"] as const;

const [FIRST, SECOND] = [1, 2].map((era) =>
  STONES.filter((stone) => stone.era === era)
    .slice(0, 7)
    .map(({ id }) => id),
);
const eraOf = (id: string): number => STONES.find((stone) => stone.id === id)?.era ?? 1;
const DISPLAY = CARDS.filter(({ group }) => group === "culture_1")
  .slice(0, 8)
  .map(({ id }) => id);

const worldWith = (pattern: readonly (readonly [number, number])[]): World => ({
  ...EMPTY,
  turn: 0,
  display: DISPLAY,
  hunting_ground: Object.fromEntries(SPECIES.slice(0, 6).map((species) => [species, 1])),
  stones: [...(FIRST ?? []), ...(SECOND ?? [])],
  site: {
    pattern: "any",
    tiles: pattern.map(([row, column], at) => ({ tile: SITE_TILES[at]?.id ?? "a", row: row + 1, column: column + 1, start: null })),
    pieces: [],
  },
  players: [{ offering: 3, honor: 5 }] as unknown as World["players"],
});
const SITES = PATTERNS.map(({ id, tiles }) => [id, tiles] as const);
const spacesOf = (tiles: readonly (readonly [number, number])[]): Choice[] =>
  tiles.flatMap(([row, column]) =>
    [1, 2, 3].flatMap((down) =>
      [1, 2, 3].map((across) =>
        choice(`build 1 ${row + down} ${column + across}`, { kind: "build", level: 1, row: row + down, column: column + across }),
      ),
    ),
  );
/** On a phone of 360 pixels. */
const UNITS_IN_PIXEL = 2;
const THUMB = 44;
const FINGERTIP = 21;
const WORLD = worldWith(PATTERNS[0]?.tiles ?? []);

const inside = (map: WinterMap, { x, y, width, height }: Box): boolean =>
  x >= -1 && y >= -1 && x + width <= map.width + 1 && y + height <= map.height + 1;
const hits = ({ x, y, width, height }: Box, [atX, atY]: readonly [number, number]): boolean =>
  atX > x && atX < x + width && atY > y && atY < y + height;
const overlap = (one: Box, other: Box): boolean =>
  Math.abs(middle(one)[0] - middle(other)[0]) < (one.width + other.width) / 2 - 0.01 &&
  Math.abs(middle(one)[1] - middle(other)[1]) < (one.height + other.height) / 2 - 0.01;
const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

/** All of these lie on the map, and the middle of each is covered by no other. */
function expectReachable(choices: readonly Choice[], map: WinterMap, world: World = WORLD): void {
  const lying = choices.map((each) => ({ text: each.text, box: placed(each, map, world, eraOf) }));
  for (const { text, box } of lying) {
    expect(box, text).not.toBeNull();
    if (!box) continue;
    expect(inside(map, box), `${text} on the map`).toBe(true);
    for (const other of lying)
      if (other.text !== text && other.box) expect(hits(other.box, middle(box)), `${other.text} over ${text}`).toBe(false);
  }
}

const mapOf = (shape: (typeof SHAPES)[number], near: Near): WinterMap => winterMap(shape, { near });

describe.each(SHAPES)("in the %s valley", (shape) => {
  test("every tribe pile", () =>
    expectReachable(
      TRIBES.map((tribe) => choice(`recruit ${tribe}`, { kind: "recruit", tribe })),
      mapOf(shape, "tribes"),
    ));

  test("every culture card of the display", () =>
    expectReachable(
      DISPLAY.map((card) => choice(`learn ${card}`, { kind: "learn", card })),
      mapOf(shape, "culture"),
    ));

  test("every sacred stone of both eras", () =>
    expectReachable(
      WORLD.stones.map((stone) => choice(`stone ${stone}`, { kind: "stone", stone })),
      mapOf(shape, "stones"),
    ));

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
    const common = {
      map: mapOf(shape, "hunting_ground"),
      world: { ...WORLD, hunting_ground },
      board: undefined,
      words: wordsIn("en"),
      offered: [text],
      climbs: {},
    };
    const dots = (picked: string): number => count(render(Things, { props: { ...common, picked } }).body, "daubs");
    expect(dots("")).toBe(times);
    expect(dots(text)).toBe(0);
  });

  test("every hex of the land", () => {
    for (const near of ["land", "land_and_site"] as const)
      expectReachable(
        HEXES.map((hex) => choice(`move c3 ${hex}`, { kind: "move", from: "c3", hex })),
        mapOf(shape, near),
      );
  });

  test("a juncture beside the hexes that meet there", () => {
    const around = ["a1", "a2", "b2"].map((hex) => choice(`move c3 ${hex}`, { kind: "move", from: "c3", hex }));
    expectReachable([...around, choice("village a1 a2 b2", { kind: "village", juncture: "a1_a2_b2" })], mapOf(shape, "land"));
  });

  test.each(SITES)("every space of the building site in %s", (_, tiles) => {
    const world = worldWith(tiles);
    const map = winterMap(shape, { near: "site", tiles: tilesOf(world) });
    expectReachable(spacesOf(tiles), map.sliding?.map ?? map, world);
  });

  test("a step on each idol track, also on the last one", () => {
    const steps = TRACKS.map((track) => choice(`idol ${track}`, { kind: "idol", track }));
    expectReachable(steps, mapOf(shape, "idols"));
    const climbing = steps.map((step, at) => ({ ...step, forecast: { ...step.forecast, change: { [TRACKS[at] ?? ""]: 1 } } }));
    const tops = (each: readonly Choice[]) => each.map((step) => placed(step, mapOf(shape, "idols"), WORLD, eraOf)?.y ?? 0);
    expect(tops(climbing)[0]).toBeLessThan(tops(steps)[0] ?? 0);
    const high = { ...WORLD, players: [{ offering: 8, honor: 8 }] as unknown as World["players"] };
    expectReachable(steps, mapOf(shape, "idols"), high);
  });

  test("what the others did can be shown where it happened", () => {
    const lit = (kind: Event["kind"], near: Near | null, about: object = {}): number => {
      const part = touched(happened(1, kind, about));
      const map = winterMap(shape, { near });
      const boxes = part ? extentsOf(part, map) : [];
      for (const box of boxes) expect(inside(map, box), `${part} on the map`).toBe(true);
      return boxes.length;
    };
    expect(lit("walked", null, { column: "hunt" })).toBe(1);
    expect(lit("placed", null, { figure: "chief", column: "rest" })).toBe(0);
    for (const kind of ["learned", "built", "settled", "climbed", "animal_taken"] as const) expect(lit(kind, null), kind).toBe(1);
    expect([lit("built", "land_and_site"), lit("stone_taken", "stones"), lit("food_gained", null)]).toEqual([1, 1, 0]);
  });

  test("whatever is not near can be brought near", () => {
    const all: readonly Sight[] = ["tribes", "culture", "stones", "hunting_ground", "land", "site", "idols"];
    expect(new Set(farThings(winterMap(shape, {})).map(({ sight }) => sight))).toEqual(new Set(all));
    for (const column of COLUMNS)
      for (const { sight, ...lying } of farThings(winterMap(shape, { column, near: "tribes" })))
        expect(inside(winterMap(shape, { column, near: "tribes" }), lying), `${sight} beside ${column}`).toBe(true);
  });
});

describe.each(SITES)("on a phone, the building site in %s", (_, tiles) => {
  const world = worldWith(tiles);
  const { sliding } = winterMap("upright", { near: "site", tiles: tilesOf(world) });
  const built = (level: number, row: number, column: number): Box => {
    const lying = sliding && placed(choice("build", { kind: "build", level, row, column }), sliding.map, world, eraOf);
    if (!lying) throw new Error("there is no such space");
    return lying;
  };

  test("has spaces as large as a thumb, which lie beside each other", () => {
    const boxes = ofKind(spacesOf(tiles), "build").map(({ action }) => built(1, action.row, action.column));
    for (const [index, lying] of boxes.entries()) {
      expect(Math.min(lying.width, lying.height) / UNITS_IN_PIXEL).toBeGreaterThanOrEqual(THUMB);
      for (const other of boxes.slice(index + 1)) expect(overlap(lying, other)).toBe(false);
    }
  });

  test("has upper spaces that leave a fingertip room on those behind and beside them", () => {
    const tip = FINGERTIP * UNITS_IN_PIXEL;
    for (const level of [2, 3, 4]) {
      const upper = built(level, 4, 4);
      for (let lower = 1; lower < level; lower += 1)
        for (let row = 1; row <= 8; row += 1)
          for (let column = 1; column <= 8; column += 1) {
            const under = [row, column].every((at) => at >= 4 && at <= 4 + level - lower); // it is built upon
            const [x, y] = middle(built(lower, row, column));
            const tips = [
              [x, y],
              [x - tip, y],
              [x + tip, y],
              [x, y - tip],
              [x, y + tip],
            ] as const;
            if (!under)
              expect(
                tips.some((at) => hits(upper, at)),
                `${level} over ${lower} ${row} ${column}`,
              ).toBe(false);
          }
    }
  });
});

test("the pile of animals has its dots only where it can be touched", () => {
  const dots = (near: Near): number => {
    const props = {
      map: winterMap("upright", { near }),
      world: WORLD,
      board: undefined,
      words: wordsIn("en"),
      offered: ["reveal"],
      picked: "",
      climbs: {},
    };
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

test("something is gained as long as it can be declined, or has to become something lesser", () => {
  const done = choice("done", { kind: "done" });
  const lesser = choice("lesser draw food", { kind: "lesser", gain: "draw", way: "food" });
  expect([isGaining("eclipse", [done]), isGaining("eclipse", [lesser]), isGaining("top", [])]).toEqual([true, true, false]);
  expect(isGaining("laying", [done])).toBe(false);
});

test("what is in sight is told once, what was offered first at first", () => {
  const choices = [
    choice("build 1 1 1", { kind: "build" }),
    choice("idol honor", { kind: "idol" }),
    choice("build 1 1 2", { kind: "build" }),
    choice("done", { kind: "done" }),
  ];
  expect(sightsOf(choices)).toEqual(["site", "idols"]);
  expect(partOf(choice("something new", { kind: "something_new" }))).toBe("line");
  expect(kindOf(choices[0] as Choice)).toBe("build");
});
