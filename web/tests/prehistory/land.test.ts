import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { distance, type Point } from "../../src/drawing/geometry";
import type { Shape } from "../../src/drawing/shape";
import { crowd } from "../../src/games/prehistory/drawing/crowd";
import FieldArt from "../../src/games/prehistory/drawing/FieldArt.svelte";
import { footprintsAlong } from "../../src/games/prehistory/drawing/footprints";
import { backToFront, FIELD_RADIUS, placeOf, START } from "../../src/games/prehistory/drawing/land";
import { landOf } from "../../src/games/prehistory/drawing/lands";
import { landMap } from "../../src/games/prehistory/drawing/map";
import { SPECIES } from "../../src/games/prehistory/drawing/names";
import { tonesOf } from "../../src/games/prehistory/drawing/tones";
import { figures } from "../drawn";
import { fieldsFor, LAND } from "../gallery/prehistory/faces";

const FIELDS: readonly [players: number, fields: number][] = [
  [2, 37],
  [3, 49],
  [4, 61],
];
const SHAPES: Shape[] = ["wide", "upright"];

describe.each(SHAPES)("the %s land", (shape) => {
  test.each(FIELDS)("for %i players has %i fields inside its frame, each beside its neighbours", (players, fields) => {
    const names = fieldsFor(players);
    expect(new Set(names).size).toBe(fields);
    const { frame, grid } = landMap(shape, names);
    const [halfWidth, halfHeight] = [(grid.radius * Math.sqrt(3)) / 2, grid.radius * grid.flat];
    for (const name of names) {
      const [x, y] = grid.at(name);
      expect(x - halfWidth).toBeGreaterThanOrEqual(frame.x - 0.01);
      expect(x + halfWidth).toBeLessThanOrEqual(frame.x + frame.width + 0.01);
      expect(y - halfHeight).toBeGreaterThanOrEqual(frame.y - 0.01);
      expect(y + halfHeight).toBeLessThanOrEqual(frame.y + frame.height + 0.01);
      const round = (other: string): Point => [grid.at(other)[0], grid.at(other)[1] / grid.flat];
      const beside = names.filter((other) => other !== name).map((other) => distance(round(name), round(other)) / grid.radius);
      for (const away of beside) expect(away).toBeGreaterThan(Math.sqrt(3) - 0.001);
      expect(beside.filter((away) => away < 1.74).length).toBeGreaterThanOrEqual(2);
    }
  });

  test("is larger the fewer fields it has", () => {
    const [two, , four] = FIELDS.map(([players]) => landMap(shape, fieldsFor(players)).grid.radius) as [number, number, number];
    expect(two).toBeGreaterThan(four * 1.2);
  });

  test.each(FIELDS)("for %i players keeps the pennants of its camps off the points", (players) => {
    const names = fieldsFor(players);
    const { grid, ...map } = landMap("wide", names);
    const [pennant, figures] = [66 / FIELD_RADIUS, 26];
    for (const name of names) {
      const [x, y] = grid.at(name);
      expect(y - pennant * grid.radius).toBeGreaterThan(map.skyline(x) + figures);
    }
  });

  test("has a field at least 39 pixels wide on the smallest screen", () => {
    const map = landMap(shape, fieldsFor(4));
    const pixels = shape === "wide" ? 1036 / map.width : 360 / map.width;
    expect(map.grid.radius * Math.sqrt(3) * pixels).toBeGreaterThan(39);
  });
});

describe("fields", () => {
  test("have the start camp in the middle and their rows from the back to the front", () => {
    expect(placeOf(START)).toEqual({ column: 0, row: 0 });
    expect(placeOf("a1")).toEqual({ column: 0, row: -4 });
    expect(placeOf("i1")).toEqual({ column: -4, row: 4 });
    expect(placeOf("e9")).toEqual({ column: 4, row: 0 });
    const named = fieldsFor(4).map((field) => ({ field }));
    expect(backToFront(named).map(({ field }) => field)).toEqual(named.map(({ field }) => field).toSorted());
  });

  test("of one tile of the map lie together", () => {
    const { grid } = landMap("wide", fieldsFor(4));
    const round = (field: string): Point => [grid.at(field)[0], grid.at(field)[1] / grid.flat];
    for (const { fields, id } of LAND.slot)
      for (const field of fields) {
        const others = fields.filter((other) => other !== field);
        const nearest = Math.min(...others.map((other) => distance(round(field), round(other))));
        expect(nearest / grid.radius, id).toBeCloseTo(Math.sqrt(3));
      }
  });

  test("have one tone for each tile, and both tones are used", () => {
    const tones = tonesOf(LAND.slot);
    for (const { fields } of LAND.slot) expect(new Set(fields.map((field) => tones[field])).size).toBe(1);
    expect(new Set(Object.values(tones))).toEqual(new Set([1, 2]));
    expect(Object.keys(tones).toSorted()).toEqual(
      fieldsFor(4)
        .filter((field) => field !== START)
        .toSorted(),
    );
  });
});

describe("what a field is", () => {
  test("follows from the name that the engine has for it", () => {
    expect(landOf("campsite", LAND)).toEqual({ is: "campsite" });
    expect(landOf("start_camp", LAND)).toEqual({ is: "start_camp" });
    expect(landOf("megalith_a", LAND)).toEqual({ is: "megalith", kind: "a", coins: [2] });
    expect(landOf("megalith_b", LAND)).toEqual({ is: "megalith", kind: "b", coins: [1] });
    for (const { id, first, second } of LAND.megalith_c)
      expect(landOf(`megalith_${id}`, LAND)).toEqual({ is: "megalith", kind: "c", coins: [first, second] });
    for (const species of SPECIES) expect(landOf(`token_${species}`, LAND)).toMatchObject({ is: "token", species, points: 2 });
    const rewarding = LAND.tile.filter(({ reward }) => reward);
    expect(rewarding.length).toBeGreaterThan(0);
    for (const { id, reward } of rewarding) expect(landOf(id, LAND)).toEqual({ is: "reward", gains: reward });
    expect(landOf("plain", LAND)).toEqual({ is: "plain" });
  });

  test("is drawn so that no two kinds look alike, with their points", () => {
    const names = [
      "plain",
      "campsite",
      "start_camp",
      "megalith_a",
      "megalith_b",
      ...LAND.megalith_c.map(({ id }) => `megalith_${id}`),
      ...SPECIES.map((species) => `token_${species}`),
      ...LAND.tile.filter(({ reward }) => reward).map(({ id }) => id),
    ];
    const drawn = names.map((name) => render(FieldArt, { props: { land: landOf(name, LAND) } }).body);
    // outer_1 to outer_4 have no reward of their own, so every name here is another picture.
    expect(new Set(drawn).size).toBe(names.length);
    expect(figures(render(FieldArt, { props: { land: landOf("megalith_c4", LAND) } }).body)).toEqual(["6", "3"]);
  });

  test("says a campsite that is offered by more than its colour", () => {
    const site = (offered: boolean): string => render(FieldArt, { props: { land: { is: "campsite" }, offered } }).body;
    expect(site(true)).not.toBe(site(false));
  });
});

describe("members", () => {
  test("stand in a row while they are few, and from four on as one figure with their number", () => {
    expect(crowd([{ seat: 1, count: 3 }]).map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(crowd([{ seat: 1, count: 4 }])).toEqual([{ seat: 1, count: 4, x: 0 }]);
    const some = [
      { seat: 0, count: 1 },
      { seat: 1, count: 0 },
      { seat: 2, count: 2 },
    ];
    expect(crowd(some).map(({ seat }) => seat)).toEqual([0, 2, 2]);
    expect(crowd([])).toEqual([]);
  });

  test("are all counted, side by side round the middle", () => {
    for (const counts of [
      [1, 1, 1, 1],
      [2, 2, 0, 1],
      [10, 10, 10, 10],
      [0, 0, 3, 1],
    ]) {
      const figuresOf = crowd(counts.map((count, seat) => ({ seat, count })));
      expect(figuresOf.reduce((sum, { count }) => sum + count, 0)).toBe(counts.reduce((sum, count) => sum + count));
      expect(figuresOf.length).toBeLessThanOrEqual(4);
      expect(figuresOf.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
      figuresOf.slice(1).forEach(({ x }, index) => expect(x - (figuresOf[index]?.x ?? 0)).toBeGreaterThan(30));
    }
  });
});

describe("footprints", () => {
  const way: Point[] = [
    [0, 0],
    [120, 0],
    [180, 100],
  ];

  test("go along the way, left and right in turn, and not under the feet at its ends", () => {
    const prints = footprintsAlong(way, 20);
    expect(prints.length).toBeGreaterThan(6);
    prints.forEach(({ left, x, y }, index) => {
      expect(left).toBe(index % 2 === (prints[0]?.left ? 0 : 1));
      expect(distance([x, y], way[0] as Point)).toBeGreaterThan(20);
      expect(distance([x, y], way[2] as Point)).toBeGreaterThan(10);
    });
  });

  test("point where they go", () => {
    const east = footprintsAlong(
      [
        [0, 0],
        [200, 0],
      ],
      20,
    );
    for (const { degrees } of east) expect(degrees).toBeCloseTo(90);
    const north = footprintsAlong(
      [
        [0, 0],
        [0, -200],
      ],
      20,
    );
    for (const { degrees } of north) expect(degrees).toBeCloseTo(0);
    expect(east.filter(({ left }) => left).every(({ y }) => y < 0)).toBe(true);
  });

  test("are none where nobody walks", () => {
    expect(footprintsAlong([], 20)).toEqual([]);
    expect(footprintsAlong([[5, 5]], 20)).toEqual([]);
  });
});
