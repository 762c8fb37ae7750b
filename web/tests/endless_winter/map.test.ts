import { describe, expect, test } from "vitest";
import type { Site } from "../../src/drawing/shape";
import { ANIMAL, CARD, IDOLS, MINI, MINI_ANIMAL, NEAR_IDOLS, PILE, STONE } from "../../src/games/endless_winter/drawing/faces";
import { winterMap, type Arrangement, type Box, type Near } from "../../src/games/endless_winter/drawing/map";
import { COLUMNS, FIELDS, TRIBES, type Column } from "../../src/games/endless_winter/drawing/names";

const SHAPES: Arrangement[] = ["wide", "upright", "low"];
const PLACES: readonly (readonly [Column, Near])[] = [
  ["initiate", "tribes"],
  ["develop", "culture"],
  ["develop", "stones"],
  ["migrate", "land"],
  ["migrate", "land_and_site"],
  ["hunt", "hunting_ground"],
  ["initiate", "site"],
  ["develop", "idols"],
  ["hunt", "idols"],
];
const MOMENTS = [
  {},
  ...PLACES.map(([column, near]) => ({ column, near })),
  ...PLACES.map(([, near]) => ({ near })),
  { eclipse: true },
  ...PLACES.map(([, near]) => ({ near, eclipse: true })),
];

const NEAR_STONE = { ...STONE, width: 86 };
const FAR_STONE = { width: 46, height: 96 };

type Size = { width: number; height: number };
const from = ({ x, y, scale }: Site, { width, height }: Size): Box => ({ x, y, width: width * scale, height: height * scale });
const standing = ({ x, y, scale }: Site, { width, height }: Size): Box => ({
  x: x - (width * scale) / 2,
  y: y - height * scale,
  width: width * scale,
  height: height * scale,
});
const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

/** Everything that a map lays out, as boxes. */
function boxesOf(map: ReturnType<typeof winterMap>): { name: string; box: Box }[] {
  const { near } = map;
  const named = (name: string, boxes: readonly Box[]): { name: string; box: Box }[] => boxes.map((box) => ({ name, box }));
  return [
    ...named(
      "tribes",
      Object.values(map.tribes).map((site) => from(site, near === "tribes" ? CARD : PILE)),
    ),
    ...named(
      "culture",
      map.culture.map((site) => from(site, near === "culture" ? CARD : MINI)),
    ),
    ...named(
      "hunting",
      map.hunting.map((site) => from(site, near === "hunting_ground" ? ANIMAL : MINI_ANIMAL)),
    ),
    ...named("wild", map.wild ? [from(map.wild, PILE)] : []),
    ...named("rest", map.rest ? [from(map.rest, { width: 86, height: 66 })] : []),
    ...named(
      "stones",
      map.stones.flat().map((site) => standing(site, near === "stones" ? NEAR_STONE : FAR_STONE)),
    ),
    ...named("idols", map.idols ? [from(map.idols, near === "idols" ? NEAR_IDOLS : IDOLS)] : []),
    ...named("land", map.land ? [map.land] : []),
    ...named("site", map.site ? [map.site] : []),
    ...named("sliding site", map.sliding ? [map.sliding.frame] : []),
    ...named("ledges", map.ledges),
  ];
}

describe.each(SHAPES)("the %s map", (shape) => {
  test.each(MOMENTS)("keeps everything inside, and nothing covers anything else (%o)", (moment) => {
    const map = winterMap(shape, moment);
    const boxes = boxesOf(map);
    for (const { name, box } of boxes) {
      expect(box.x, name).toBeGreaterThanOrEqual(0);
      expect(box.y, name).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, name).toBeLessThanOrEqual(map.width);
      expect(box.y + box.height, name).toBeLessThanOrEqual(map.height);
    }
    boxes.forEach(({ name, box }, index) => {
      for (const other of boxes.slice(index + 1)) expect(apart(box, other.box), `${name} and ${other.name}`).toBe(true);
    });
  });

  test.each(MOMENTS)("has clearings that nothing else lies on (%o)", (moment) => {
    const map = winterMap(shape, moment);
    if (!map.columns) return expect(moment).toHaveProperty("eclipse", true);
    for (const column of COLUMNS) {
      const plan = map.columns[column];
      const fields = { folded: [plan.bottom], covered: [] }[plan.form as string] ?? FIELDS.map((field) => plan[field]);
      for (const { name, box } of boxesOf(map)) for (const field of fields) expect(apart(field, box), `${column} and ${name}`).toBe(true);
    }
  });

  test("opens the column that is asked for, and all columns keep their order", () => {
    for (const [column, near] of PLACES) {
      const { columns } = winterMap(shape, { column, near });
      expect(columns?.[column].form).toBe("open");
      for (const other of COLUMNS.filter((each) => each !== column)) expect(columns?.[other].form).not.toBe("open");
      const folded = shape === "wide" && COLUMNS.some((each) => columns?.[each].form === "folded");
      const along = COLUMNS.filter((each) => !folded || each !== column);
      const heads = along.map((each) => columns?.[each].head[folded ? "y" : "x"] ?? 0);
      expect(heads).toEqual(heads.toSorted((one, two) => one - two));
    }
  });

  test("folds columns away where land or building site need the room, or nothing is open but something is near", () => {
    const forms = (near: Near, column: Column | null = "hunt"): string[] =>
      Object.values(winterMap("wide", { column, near }).columns ?? {}).map(({ form }) => form);
    for (const near of ["culture", "stones", "idols", "tribes", "hunting_ground"] as const) expect(forms(near)).not.toContain("folded");
    for (const near of ["land", "site", "land_and_site"] as const) expect(forms(near).filter((form) => form === "folded")).toHaveLength(3);
    expect(forms("idols", null)).toEqual(["folded", "folded", "folded", "folded"]);
  });

  test("has room for all that can be near", () => {
    const map = (near: Near): ReturnType<typeof winterMap> => winterMap(shape, { near });
    expect(Object.keys(map("tribes").tribes).toSorted()).toEqual([...TRIBES].toSorted());
    expect(map("culture").culture).toHaveLength(8);
    expect(map("hunting_ground").hunting).toHaveLength(6);
    expect(map("stones").stones.map((row) => row.length)).toEqual([7, 7]);
    expect(map("land_and_site").land).not.toBeNull();
    expect(map("land_and_site").sliding ?? map("land_and_site").site).not.toBeNull();
  });

  test("walks points along the rim of the glacier to the right and round again past 99", () => {
    for (const eclipse of [false, true]) {
      const map = winterMap(shape, { eclipse });
      const places = Array.from({ length: 100 }, (_, points) => map.score(points));
      places.forEach(([x, y], points) => {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(map.width);
        expect(y).toBe(map.skyline(x));
        if (points) expect(x).toBeGreaterThan((places[points - 1] as readonly [number, number])[0]);
      });
      expect(map.score(100)).toEqual(map.score(0));
    }
  });

  test("lowers the glacier in the eclipse, so that the sky has room, and has four ledges", () => {
    const [day, dark] = [winterMap(shape === "low" ? "upright" : shape), winterMap(shape, { eclipse: true })];
    expect(dark.skyline(300)).toBeGreaterThan(day.skyline(300) + 60);
    expect(dark.ledges).toHaveLength(4);
    expect(day.ledges).toEqual([]);
    expect(dark.columns).toBeNull();
  });
});
