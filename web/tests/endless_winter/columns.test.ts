import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { exchangesOf } from "../../src/games/endless_winter/drawing/columns";
import { standingIn } from "../../src/games/endless_winter/drawing/crowd";
import FieldArt from "../../src/games/endless_winter/drawing/FieldArt.svelte";
import { fitting, rowOf, rowWidth } from "../../src/games/endless_winter/drawing/gains";
import { discsOf } from "../../src/games/endless_winter/drawing/labour";
import { COLUMNS, FIELDS, type Column, type Field, type Gain } from "../../src/games/endless_winter/drawing/names";
import { stationsOf } from "../../src/games/endless_winter/drawing/rounds";
import Lesser from "../../src/games/endless_winter/line/Lesser.svelte";
import type { Words } from "../../src/i18n";
import { ofKind } from "../../src/games/common/kinds";
import { choice } from "./views";
import { distance } from "../../src/drawing/geometry";
import { NUMBERS } from "../gallery/endless_winter/faces";
import { figures, used } from "../drawn";

const PRICES = NUMBERS.columns;

describe("fields", () => {
  const draw = (column: Column, field: Field, gone = false): string =>
    render(FieldArt, {
      props: { field, exchanges: exchangesOf(column, field, PRICES, [2, 3]), width: 228, height: 114, gone },
    }).body;
  const all = COLUMNS.flatMap((column) => FIELDS.map((field) => [column, field] as const));

  test.each(all)("%s, %s: have all their signs", (column, field) => {
    const html = draw(column, field);
    const expected = exchangesOf(column, field, PRICES, [2, 3]).flatMap(({ pays, gains }) => [...pays, ...gains]);
    expect(expected.length).toBeGreaterThan(0);
    expect(used(html).filter((id) => id.startsWith("g-") && id !== "g-first")).toHaveLength(expected.length);
    expect(used(html).includes("g-first")).toBe(field === "bottom");
    expect(used(html).includes("icon-infinity")).toBe(field === "top");
    expect(figures(html).includes("1×")).toBe(field === "middle");
  });

  test("no two are alike", () => {
    const drawn = all.map(([column, field]) => draw(column, field));
    expect(new Set(drawn).size).toBe(12);
  });

  test("ask the prices of the component data, and for a stone that of the own slot", () => {
    const dear = { ...PRICES, hunt_tools: 4 };
    expect(exchangesOf("hunt", "top", dear, null)[1]?.pays).toEqual([
      ["tool", 4],
      ["labour", PRICES.hunt_labour],
    ]);
    expect(exchangesOf("develop", "middle", PRICES, [2, 3])[0]?.pays).toEqual([
      ["food", 2],
      ["tool", 3],
    ]);
    expect(exchangesOf("develop", "middle", PRICES, null)[0]?.pays).toEqual([]);
    expect(exchangesOf("migrate", "middle", PRICES, null)[0]?.pays).toEqual([["food", PRICES.village_food]]);
  });

  test("are pale at the bottom once somebody was first", () => {
    expect(draw("hunt", "bottom", true)).toMatch(/gone/);
    expect(draw("hunt", "bottom")).not.toMatch(/gone/);
  });
});

describe("rows of gains", () => {
  const GAINS: Gain[] = [
    ["food", 2],
    ["tool", 1],
    ["labour", 1.5],
  ];
  const SIZES = { sign: 20, figure: 14 };

  test("stand beside each other without touching", () => {
    const placed = rowOf(GAINS, SIZES, -10);
    expect(placed[0]?.x).toBe(-10);
    placed.forEach(({ x, gain }, index) => {
      const next = placed[index + 1]?.x ?? rowWidth(GAINS, SIZES) - 10 + 0.01;
      expect(next).toBeGreaterThan(x + rowWidth([gain], SIZES) - 0.001);
    });
  });

  test("get smaller signs but not smaller figures where room is short", () => {
    const fitted = fitting([["card", 1]], GAINS, SIZES, 60);
    expect(fitted.figure).toBe(SIZES.figure);
    expect(fitted.sign).toBeLessThan(SIZES.sign);
    expect(rowWidth([["card", 1]], fitted) + fitted.sign * 0.92 + rowWidth(GAINS, fitted)).toBeCloseTo(60);
    expect(fitting([], GAINS, SIZES, 500)).toEqual(SIZES);
  });
});

describe("labour", () => {
  test("is discs: spent ones first and pale, halves as halves", () => {
    const shape = (labour: number, spent: number): string =>
      discsOf(labour, spent)
        .map(({ whole, gone }) => (gone ? "s" : "f") + (whole ? "" : "½"))
        .join(" ");
    expect(shape(5, 3)).toBe("s s s f f");
    expect(shape(3.5, 2)).toBe("s s f f½");
    expect(shape(3, 1.5)).toBe("s s½ f f½");
    expect(shape(0, 0)).toBe("");
  });
});

describe("lesser incomes", () => {
  test("fall in size, the best first, and both idol tracks are as large as each other", () => {
    const ways = ofKind(
      (["draw", "honor", "offering", "tool", "food"] as const).map((way) =>
        choice(`lesser megalith ${way}`, { kind: "lesser", gain: "megalith", way }),
      ),
      "lesser",
    );
    const words = {
      say: (id: string) => id,
      name: (_: string, id: string) => id,
      has: () => false,
      tell: () => "Something",
      language: "en",
    } as unknown as Words;
    const { body } = render(Lesser, { props: { ways, instead: "megalith", chosen: undefined, takeUp: () => {}, words, players: [] } });
    const drawn = body
      .split("<button")
      .slice(1)
      .map((button) => Number(/width="(\d+)"/.exec(button)?.[1]));
    expect(drawn[1]).toBe(drawn[2]);
    const falling = [drawn[0], drawn[1], drawn[3], drawn[4]] as number[];
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
    expect(new Set(falling).size).toBe(4);
  });
});

describe("crowds", () => {
  test.each([1, 2, 4, 8, 12])("of %i stand apart and inside their clearing", (count) => {
    const feet = standingIn(count, 180);
    expect(feet).toHaveLength(count);
    feet.forEach((foot, index) => {
      expect(Math.abs(foot[0])).toBeLessThanOrEqual(90);
      for (const other of feet.slice(index + 1)) expect(distance(foot, other)).toBeGreaterThan(20);
    });
  });
});

describe("rounds", () => {
  const states = (round: number, eclipse: boolean): string =>
    stationsOf(round, eclipse, 4, 2)
      .map(({ kind, when }) => (kind === "era" ? "|" : when.charAt(0)))
      .join("");

  test("are past, now or to come, in two eras", () => {
    expect(states(1, false)).toBe("|nttt|tttt");
    expect(states(2, true)).toBe("|pppn|tttt");
    expect(states(3, false)).toBe("|pppp|nttt");
    expect(states(4, true)).toBe("|pppp|pppn");
  });
});
