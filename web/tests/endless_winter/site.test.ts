import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { Point } from "../../src/drawing/geometry";
import { blockOf } from "../../src/games/endless_winter/drawing/blocks";
import MegalithStackArt from "../../src/games/endless_winter/drawing/MegalithStackArt.svelte";
import { backToFront, cornerOf, extent, siteIn, type LaidTile, type Piece } from "../../src/games/endless_winter/drawing/site";
import SiteArt from "../../src/games/endless_winter/drawing/SiteArt.svelte";
import { PATTERNS, SITE_TILES } from "../gallery/endless_winter/faces";
import { CHOOSE } from "../gallery/endless_winter/moments";
import { count, figures, used } from "../drawn";

const FRAME = { x: 100, y: 50, width: 540, height: 520 };
const laid = (corners: readonly (readonly number[])[]): LaidTile[] =>
  corners.map(([row = 0, column = 0], index) => ({ tile: "abcd".charAt(index), row: row + 1, column: column + 1 }));
const piece = (level: number, row: number, column: number, owner: number | null = 0): Piece => ({ level, row, column, owner });

describe("the building site", () => {
  test.each(PATTERNS)("in the pattern $id lies inside its frame, near and far, with room for two levels", ({ tiles }) => {
    for (const look of ["near", "far"] as const) {
      const places = laid(tiles);
      const grid = siteIn(places, FRAME, look);
      const inside = ([x, y]: Point): boolean =>
        x >= FRAME.x - 0.01 && x <= FRAME.x + FRAME.width + 0.01 && y >= FRAME.y - 0.01 && y <= FRAME.y + FRAME.height + 0.01;
      for (const { row, column } of places)
        for (const [down, right] of [
          [-1, -1],
          [-1, 2],
          [2, -1],
          [2, 2],
        ] as const) {
          expect(inside(grid.at(column + right, row + down))).toBe(true);
          expect(inside(grid.at(column + right, row + down, 2))).toBe(true);
        }
    }
  });

  test("takes as many rows and columns as its tiles", () => {
    expect(extent(CHOOSE.tiles)).toEqual({ rows: 9, columns: 6 });
    expect(extent([])).toEqual({ rows: 0, columns: 0 });
  });

  test("lays an upper megalith over the middle of the four below", () => {
    expect(cornerOf(piece(1, 3, 5))).toEqual([4, 2]);
    expect(cornerOf(piece(2, 3, 5))).toEqual([4.5, 2.5]);
    expect(cornerOf(piece(3, 3, 5))).toEqual([5, 3]);
  });

  test("draws what lies above or in front later", () => {
    const order = backToFront([piece(2, 1, 1), piece(1, 2, 1), piece(1, 1, 2), piece(1, 1, 1)]);
    expect(order.map(({ level, row, column }) => `${level}${row}${column}`)).toEqual(["111", "112", "121", "211"]);
  });

  test("raises each level by the height of a megalith, and more the nearer one is", () => {
    const grid = siteIn(CHOOSE.tiles, FRAME);
    const [low, high] = [blockOf(grid, piece(1, 2, 2)), blockOf(grid, piece(3, 1, 1))];
    expect(high.middle[0]).toBeCloseTo(low.middle[0]);
    expect(low.middle[1] - high.middle[1]).toBeCloseTo(2 * grid.rise);
    const far = siteIn(CHOOSE.tiles, FRAME, "far");
    expect(grid.rise / grid.cell.width).toBeGreaterThan(far.rise / far.cell.width);
  });
});

describe("the drawn site", () => {
  const grid = siteIn(CHOOSE.tiles, FRAME);
  const usual = { grid, tiles: CHOOSE.tiles, faces: SITE_TILES, pieces: CHOOSE.pieces, near: true };
  const draw = (props: object = {}): string => render(SiteArt, { props: { ...usual, ...props } }).body;

  test("numbers every level above the ground and casts a shadow below it", () => {
    const upper = CHOOSE.pieces.filter(({ level }) => level > 1);
    expect(figures(draw()).filter((text) => text === "2").length).toBeGreaterThanOrEqual(upper.length);
    expect(count(draw(), 'class="cast')).toBe(upper.length);
  });

  test("shows what each free space brings and hides what is covered", () => {
    const rewards = SITE_TILES.flatMap(({ spaces }) => spaces.flat()).filter((gains) => gains.length).length;
    const signs = (html: string): number => used(html).filter((id) => id.startsWith("g-")).length + count(html, 'class="rim');
    expect(signs(draw({ pieces: [] }))).toBe(rewards);
    expect(signs(draw({ pieces: [piece(1, 1, 2)] }))).toBe(rewards - 1);
    expect(signs(draw({ pieces: [], near: false }))).toBe(0);
  });

  test("marks each megalith with its owner's shape, grey ones with none", () => {
    const owned = CHOOSE.pieces.filter(({ owner }) => owner !== null).length;
    expect(used(draw()).filter((id) => id.startsWith("megalith-mark"))).toHaveLength(owned);
  });

  test("has dots on offers, a ghost, and lets one look through upper levels", () => {
    expect(count(draw({ offers: [piece(1, 9, 6)] }), "daubs")).toBe(1);
    expect(draw({ ghost: piece(2, 7, 4) })).toMatch(/class="ghost/);
    expect(draw()).not.toMatch(/class="(ghost|outline)/);
    expect(count(draw({ through: true }), 'class="outline')).toBe(CHOOSE.pieces.filter(({ level }) => level > 1).length);
  });
});

describe("a space of the own board", () => {
  test("shows its megaliths, or the income that it has freed", () => {
    const draw = (owners: (number | null)[], income: [["tool", 1]] | []): string =>
      render(MegalithStackArt, { props: { owners, income } }).body;
    expect(count(draw([null, 0], [["tool", 1]]), 'class="top')).toBe(2);
    expect(used(draw([null, 0], [["tool", 1]]))).toEqual([]);
    expect(used(draw([], [["tool", 1]]))).toEqual(["g-tool"]);
    expect(draw([], [])).toContain("bare");
  });
});
