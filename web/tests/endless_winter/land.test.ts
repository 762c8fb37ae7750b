import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { OfKind } from "../../src/games/common/kinds";
import type { Action } from "../../src/games/endless_winter/wire";
import { campsGiven } from "../../src/games/endless_winter/choices";
import { distance, type Point } from "../../src/drawing/geometry";
import { apartOf, tentsOf } from "../../src/games/endless_winter/drawing/camps";
import CampsArt from "../../src/games/endless_winter/drawing/CampsArt.svelte";
import HexArt from "../../src/games/endless_winter/drawing/HexArt.svelte";
import { FLAT, hexCorners, landGrid, landIn, THICK } from "../../src/games/endless_winter/drawing/hexes";
import IceFindArt from "../../src/games/endless_winter/drawing/IceFindArt.svelte";
import LandArt from "../../src/games/endless_winter/drawing/LandArt.svelte";
import { HEXES, TERRAINS } from "../../src/games/endless_winter/drawing/names";
import { growthOf } from "../../src/games/endless_winter/drawing/terrain";
import { ICE_FINDS, TERRAINS as LANDS } from "../gallery/endless_winter/faces";
import { MIGRATE } from "../gallery/endless_winter/moments";
import { count, figures, sizes, used } from "../drawn";

const grid = landGrid(60, [0, 0]);
/** A hex as it would be without the view from the side. */
const round = (hex: string): Point => [grid.hex(hex)[0], grid.hex(hex)[1] / FLAT];
const beside = (one: string, other: string): boolean => Math.abs(distance(round(one), round(other)) - 60 * Math.sqrt(3)) < 0.01;

describe("the land", () => {
  test("has the base tile in the middle and every hex beside its neighbours", () => {
    expect(grid.hex("c3")).toEqual([0, 0]);
    const neighbours = HEXES.map((hex) => HEXES.filter((other) => beside(hex, other)).length);
    expect(neighbours.toSorted()).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6]);
    for (const pair of ["a1 a2", "a1 b1", "a1 b2", "b4 c5", "c1 d1", "d1 e1", "d2 e1"]) {
      const [one = "", other = ""] = pair.split(" ");
      expect(beside(one, other), pair).toBe(true);
    }
    expect(beside("a1", "c1")).toBe(false);
  });

  test("has its junctures where three corners meet", () => {
    const meeting = HEXES.flatMap((one, first) =>
      HEXES.slice(first + 1).flatMap((two, second) =>
        HEXES.slice(first + second + 2)
          .filter((three) => beside(one, two) && beside(one, three) && beside(two, three))
          .map((three) => [one, two, three]),
      ),
    );
    expect(meeting).toHaveLength(24);
    for (const hexes of meeting) {
      const at = grid.juncture(hexes);
      for (const hex of hexes) {
        const corners = hexCorners(60, grid.hex(hex));
        expect(Math.min(...corners.map((corner) => distance(corner, at))), hexes.join(" ")).toBeLessThan(0.01);
      }
    }
  });

  test.each([
    { x: 20, y: 40, width: 600, height: 700 },
    { x: 0, y: 0, width: 900, height: 300 },
  ])("fits into its frame and touches two of its edges", (frame) => {
    const land = landIn(frame);
    const points = HEXES.flatMap((hex) => hexCorners(land.radius, land.hex(hex)));
    const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y)) + THICK * land.radius];
    expect(left).toBeGreaterThanOrEqual(frame.x - 0.01);
    expect(right).toBeLessThanOrEqual(frame.x + frame.width + 0.01);
    expect(top).toBeGreaterThanOrEqual(frame.y - 0.01);
    expect(bottom).toBeLessThanOrEqual(frame.y + frame.height + 0.01);
    expect(Math.min(left - frame.x, top - frame.y)).toBeLessThan(0.5);
  });
});

describe("hexes", () => {
  test("of every terrain are told apart without colour, and show their income", () => {
    const growths = TERRAINS.map((terrain) => JSON.stringify(growthOf(terrain, 3)));
    expect(new Set(growths).size).toBe(TERRAINS.length);
    for (const face of LANDS) {
      const html = render(HexArt, { props: { hex: "b2", terrain: face, radius: 60 } }).body;
      expect(used(html)).toHaveLength(face.income.length);
      expect(figures(html)).toEqual(face.income.filter(([, many]) => many !== 1).map(([, many]) => String(many)));
      expect(html).toContain(`--land-${face.id}`);
    }
  });

  test("small are only their colour, and not laid yet a hollow", () => {
    const [forest] = LANDS as [(typeof LANDS)[number]];
    expect(used(render(HexArt, { props: { hex: "b2", terrain: forest, radius: 20, small: true } }).body)).toEqual([]);
    expect(render(HexArt, { props: { hex: "b2", terrain: null, radius: 60 } }).body).toContain("hollow");
  });
});

describe("camps", () => {
  test("of one seat stand side by side up to three, then one tent says how many", () => {
    expect(tentsOf([1, 0, 3])).toEqual([0, 2, 2, 2].map((seat) => ({ seat, count: 1 })));
    expect(tentsOf([0, 4])).toEqual([{ seat: 1, count: 4 }]);
    const html = render(CampsArt, { props: { camps: [2, 0, 5], radius: 60 } }).body;
    expect(used(html)).toEqual(["camp-0", "camp-0", "camp-2"]);
    expect(figures(html)).toEqual(["×5"]);
  });

  test("stay on their hex however many there are", () => {
    for (let tents = 1; tents <= 12; tents++) expect(apartOf(tents) * (tents - 1)).toBeLessThan(1.5);
  });
});

describe("the drawn land", () => {
  const draw = (small: boolean): string =>
    render(LandArt, { props: { grid, hexes: MIGRATE.hexes, villages: MIGRATE.villages, terrains: LANDS, small } }).body;

  test("has every camp and village, and a chip where somebody leads", () => {
    const html = draw(false);
    const camps = MIGRATE.hexes.flatMap((hex) => hex.camps).reduce((sum, many) => sum + many, 0);
    expect(used(html).filter((id) => id.startsWith("camp-"))).toHaveLength(camps);
    expect(
      used(html)
        .filter((id) => id.startsWith("village-"))
        .toSorted(),
    ).toEqual(["village-0", "village-1", "village-2"]);
    const leaders = MIGRATE.hexes.flatMap((hex) => hex.leaders);
    expect(leaders.length).toBeGreaterThan(0);
    expect(used(html).filter((id) => id.startsWith("mark-"))).toHaveLength(leaders.length);
  });

  test("is a glimpse without figures when it is small", () => {
    expect(figures(draw(true))).toEqual([]);
    expect(used(draw(true)).some((id) => id.startsWith("camp-"))).toBe(true);
  });

  test("shows an ice find, or only ice where nobody has seen it", () => {
    for (const face of ICE_FINDS) {
      const html = render(IceFindArt, { props: { face } }).body;
      expect(used(html).length + count(html, "<text")).toBeGreaterThan(0);
      expect(html).not.toContain("question");
    }
    expect(render(IceFindArt, { props: { face: null } }).body).toContain("question");
    const hexes = MIGRATE.hexes.map((hex) => (hex.hex === "a1" ? { ...hex, ice_find: null } : hex));
    const html = render(LandArt, { props: { grid, hexes, villages: [], terrains: LANDS, finds: ICE_FINDS } }).body;
    expect(count(html, "question")).toBe(1);
  });
});

describe("many camps of one seat on a hex", () => {
  const hexes = [{ hex: "c3", terrain: "base", camps: [4], influence: [4], leaders: [0] }];
  const usual = { hexes, villages: [], terrains: LANDS };

  test("are counted where that can be read, on a phone too", () => {
    const { body } = render(LandArt, { props: { ...usual, grid: landIn({ x: 0, y: 0, width: 672, height: 540 }), words: 1.3 } });
    const written = sizes(body).find(({ text }) => text === "×4");
    expect(written && written.size * (360 / 720)).toBeGreaterThanOrEqual(13);
  });

  test("are not counted on the small land", () => {
    const { body } = render(LandArt, { props: { ...usual, grid: landIn({ x: 0, y: 0, width: 170, height: 128 }), small: true } });
    expect(used(body)).toContain("camp-0");
    expect(figures(body)).toEqual([]);
  });
});

describe("a village that would be founded", () => {
  const camps = { a1: [1, 0], a2: [2, 1], b2: [4, 0], b1: [1, 0] };
  const hexes = Object.entries(camps).map(([hex, each]) => ({ hex, terrain: "forest", camps: each, influence: each, leaders: [0] }));
  const draw = (given: { seat: number; hexes: string[] } | null): string =>
    render(LandArt, { props: { grid, hexes, villages: [], terrains: LANDS, given } }).body;

  test("hatches one of the camps that it takes on each hex, but not one that stands for many", () => {
    expect(count(draw({ seat: 0, hexes: ["a1", "a2", "b2"] }), 'class="hatched')).toBe(2);
    expect(draw(null)).not.toContain('class="hatched');
    expect(draw({ seat: 1, hexes: ["a1"] })).not.toContain('class="hatched');
  });

  test("takes camps from where three hexes meet, as far as the forecast says so", () => {
    const village = (taken: number): OfKind<Action, "village"> => ({
      text: "village a1_a2_b2",
      action: { kind: "village", juncture: "a1_a2_b2" },
      forecast: { change: { camps: -taken }, others: [], luck: {}, binding: false, complete: true },
    });
    expect(campsGiven(village(3))).toEqual(["a1", "a2", "b2"]);
    expect(campsGiven(village(1))).toEqual([]);
  });
});
