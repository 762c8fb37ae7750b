import { describe, expect, test } from "vitest";
import { distance, type Point } from "../../src/drawing/geometry";
import type { Site } from "../../src/drawing/shape";
import { CARD, GATHER_TILE } from "../../src/games/prehistory/drawing/faces";
import { PLACES, WHOLE_RING } from "../../src/games/prehistory/drawing/lowPlans";
import { ringMap, type RingMap } from "../../src/games/prehistory/drawing/map";
import { DEEDS, SEASONS, SYMBOLS, WHEELS, type Deed } from "../../src/games/prehistory/drawing/names";
import type { Arrangement } from "../../src/games/prehistory/drawing/plan";
import { FOOT } from "../../src/games/prehistory/drawing/trilith";
import { TRACK } from "../gallery/prehistory/faces";

const RINGS: [string, Arrangement, Deed | null][] = [
  ["wide", "wide", null],
  ["low", "low", null],
  ["upright", "upright", null],
  ...DEEDS.map((deed): [string, Arrangement, Deed] => [`upright ${deed}`, "upright", deed]),
];

describe.each(RINGS)("the %s ring", (_, shape, chosen) => {
  const map: RingMap = ringMap(shape, chosen);
  const inside = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= map.width && y <= map.height;
  const box = ({ x, y, scale }: Site, width: number, height: number): Point[] => [
    [x, y],
    [x + width * scale, y + height * scale],
  ];

  test("has six triliths on the board, nobody standing on another's ground", () => {
    const sites = DEEDS.map((deed) => map.triliths[deed]);
    sites.forEach(({ x, y, scale }, index) => {
      expect(inside([x - 93 * scale, y - 180 * scale]) && inside([x + 93 * scale, y + 20 * scale])).toBe(true);
      for (const other of sites.slice(index + 1)) {
        const apart = Math.hypot((x - other.x) / (2 * 93 * scale), (y - other.y) / (2 * FOOT.ry * scale));
        expect(apart).toBeGreaterThan(1);
      }
    });
    expect([...map.backToFront].toSorted()).toEqual([...DEEDS].toSorted());
    const ys = map.backToFront.map((deed) => map.triliths[deed].y);
    expect(ys).toEqual(ys.toSorted((one, other) => one - other));
  });

  test("has its plaques on the board, below their triliths", () => {
    for (const deed of DEEDS) {
      expect(inside(map.plaque(deed))).toBe(true);
      expect(map.plaque(deed)[1]).toBeGreaterThan(map.triliths[deed].y);
    }
  });

  test("has its wheels on the board", () => {
    for (const wheel of WHEELS) {
      const site = map.wheels[wheel];
      if (site)
        expect(
          inside([site.x - 47 * site.scale, site.y - 52 * site.scale]) && inside([site.x + 47 * site.scale, site.y + 47 * site.scale]),
        ).toBe(true);
    }
  });

  test("keeps cards and tiles on the board and from covering each other", () => {
    for (const [sites, { width, height }] of [
      [map.hunting, CARD],
      [map.ceremony, CARD],
      [map.tiles, { ...GATHER_TILE, height: GATHER_TILE.height + 44 }],
    ] as const)
      sites.forEach((site, index) => {
        expect(box(site, width, height).every(inside)).toBe(true);
        for (const other of sites.slice(index + 1))
          expect(Math.abs(other.x - site.x) > width * site.scale || Math.abs(other.y - site.y) > height * site.scale, `${index}`).toBe(
            true,
          );
      });
  });

  test("walks points along the skyline to the right and round again past 99", () => {
    const places = Array.from({ length: 100 }, (_, points) => map.score(points));
    places.forEach((place, points) => {
      expect(inside(place)).toBe(true);
      expect(place[1]).toBe(map.skyline(place[0]));
      if (points) expect(place[0]).toBeGreaterThan((places[points - 1] as Point)[0]);
    });
    expect(map.score(137)).toEqual(map.score(37));
  });

  test("has the sun go on with the seasons, over the skyline", () => {
    const suns = SEASONS.map((season) => map.sun[season]);
    suns.slice(1).forEach(([x], index) => expect(x).toBeGreaterThan((suns[index] as Point)[0]));
    for (const [x, y] of suns) expect(y).toBeLessThan(map.skyline(x));
  });

  if (shape === "wide")
    test("has the sun and the moon below the words of the bar", () => {
      // At 1280 pixels the board is 1036 wide and begins 18 below the edge; the bar ends at 56.
      const [pixels, edge, bar, radius] = [1036 / 1600, 18, 56, 46];
      for (const season of SEASONS) expect(edge + (map.sun[season][1] - radius) * pixels).toBeGreaterThan(bar);
    });

  if (map.bends)
    test("has a stepping stone for every step, each beside the last and all apart", () => {
      const stones = Array.from({ length: TRACK.track + 1 }, (_, step) => map.track(step));
      const apart = shape === "upright" ? 52 : 42;
      stones.forEach((stone, step) => {
        expect(inside([stone[0] - 20, stone[1]]) && inside([stone[0] + 20, stone[1]])).toBe(true);
        for (const other of stones.slice(step + 1)) expect(distance(stone, other)).toBeGreaterThan(apart);
      });
      expect(map.track(TRACK.track + 5)).toEqual(map.track(TRACK.track));
    });

  if (map.wall)
    test("has a place for each painted sign", () => {
      const places = SYMBOLS.map((sign) => map.wall?.signs[sign] as Point);
      const wide = 58 * (map.wall?.scale ?? 1);
      for (const [x, y] of places) expect(inside([x - wide / 2, y]) && inside([x + wide / 2, y])).toBe(true);
      places.forEach((place, index) => {
        for (const other of places.slice(index + 1)) expect(distance(place, other)).toBeGreaterThan(wide);
      });
    });

  if (map.pool)
    test("has two places for fish of each value, all in the pool", () => {
      const places = [1, 2, 3].flatMap((value) => map.fish(value));
      expect(places).toHaveLength(6);
      for (const [x, y] of places) expect((x / 186) ** 2 + (y / 82) ** 2).toBeLessThan(0.75);
    });
});

describe("places", () => {
  const shown = (map: RingMap): string[] => [
    ...(map.wall ? ["painting"] : []),
    ...(map.pool && map.bends ? ["fishing"] : []),
    ...(map.tiles.length === 6 ? ["gathering"] : []),
    ...(map.hunting.length === 5 ? ["hunting"] : []),
    ...(map.ceremony.length === 5 && map.fire && map.order ? ["ceremony"] : []),
    ...(map.hide ? ["migration"] : []),
  ];

  test("are all there on the wide board, with the central wheel and every price wheel", () => {
    const map = ringMap("wide");
    expect(shown(map)).toEqual([...DEEDS]);
    expect(map.central).toBeDefined();
    expect(Object.keys(map.wheels).toSorted()).toEqual([...WHEELS].toSorted());
  });

  test("on the upright board are that of the chosen deed, with its wheel if it has one", () => {
    expect(shown(ringMap("upright"))).toEqual([]);
    expect(ringMap("upright").central).toBeDefined();
    for (const deed of DEEDS) {
      const map = ringMap("upright", deed);
      expect(shown(map)).toEqual([deed]);
      expect(Object.keys(map.wheels)).toEqual(WHEELS.filter((wheel) => wheel === deed));
    }
  });

  test("are seen through a frame on a phone held sideways, with every card, tile and fish of the chosen deed", () => {
    for (const deed of DEEDS) {
      const { x, y, width, height } = PLACES[deed];
      const map = ringMap("low", deed);
      const places: Readonly<Record<Deed, readonly Point[]>> = {
        painting: Object.values(map.wall?.signs ?? {}),
        fishing: (map.bends ?? []).map((bend): Point => [bend.x, bend.y]),
        gathering: map.tiles.map((site): Point => [site.x + GATHER_TILE.width * site.scale, site.y]),
        hunting: map.hunting.map((site): Point => [site.x + CARD.width * site.scale, site.y + CARD.height * site.scale]),
        ceremony: map.ceremony.map((site): Point => [site.x + CARD.width * site.scale, site.y + CARD.height * site.scale]),
        migration: [[map.hide?.x ?? 0, map.hide?.y ?? 0]],
      };
      expect(places[deed].length).toBeGreaterThan(0);
      for (const [left, top] of places[deed]) expect(left >= x && top >= y && left <= x + width && top <= y + height, deed).toBe(true);
    }
  });

  test("leave the whole ring in sight on a phone held sideways while none is chosen", () => {
    const { x, y, width, height } = WHOLE_RING;
    for (const { x: left, y: top } of Object.values(ringMap("low").triliths))
      expect(left > x && top > y && left < x + width && top < y + height).toBe(true);
  });

  test("on the wide board do not change when a deed is chosen", () => {
    for (const deed of DEEDS) expect(ringMap("wide", deed).triliths).toEqual(ringMap("wide").triliths);
  });
});
