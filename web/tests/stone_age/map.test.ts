import { describe, expect, test } from "vitest";
import { distance, type Point } from "../../src/drawing/geometry";
import type { Shape } from "../../src/drawing/shape";
import { CARD, TILE } from "../../src/games/stone_age/drawing/faces";
import { MAPS } from "../../src/games/stone_age/drawing/map";
import { namesOf, roomOf } from "./data";

const SPOTS = namesOf("SPOTS");
const SHAPES: Shape[] = ["wide", "upright"];

describe.each(SHAPES)("the %s map", (shape) => {
  const map = MAPS[shape];
  const inside = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= map.width && y <= map.height;

  test("has a place for every spot of the engine, and no other", () => {
    expect(SPOTS).toHaveLength(16);
    expect(Object.keys(map.spots).toSorted()).toEqual(SPOTS.toSorted());
  });

  test("has as many rings as people fit, all of them inside and apart from each other", () => {
    for (const spot of SPOTS) {
      const [x, y] = map.spots[spot] as Point;
      expect(inside([x, y]), spot).toBe(true);
      const rings = map.rings(spot).map(([right, down]): Point => [x + right, y + down]);
      expect(rings, spot).toHaveLength(spot === "hunt" ? 0 : roomOf(spot.replace(/_\d$/, "")));
      rings.forEach((ring, index) => {
        expect(inside([ring[0] - 20, ring[1] - 15]) && inside([ring[0] + 20, ring[1] + 15]), spot).toBe(true);
        for (const other of rings.slice(index + 1)) expect(distance(ring, other), spot).toBeGreaterThan(40);
      });
    }
  });

  test("has its plaques inside", () => {
    for (const spot of SPOTS) expect(inside(map.plaque(spot)), spot).toBe(true);
  });

  test("hangs the card that costs one rightmost", () => {
    const xs = map.cards.map(([x]) => x);
    expect(xs).toHaveLength(4);
    expect(xs).toEqual(xs.toSorted((one, other) => other - one));
  });

  test("keeps cards and buildings inside and from covering each other, with people in front of their own", () => {
    for (const [kind, corners, size] of [
      ["card", map.cards, CARD],
      ["building", map.buildings, TILE],
    ] as const) {
      corners.forEach(([x, y], slot) => {
        expect(inside([x, y]) && inside([x + size.width, y + size.height])).toBe(true);
        for (const [other] of corners.filter((_, index) => index !== slot)) expect(Math.abs(other - x)).toBeGreaterThan(size.width);
        const [standsX, standsY] = map.spots[`${kind}_${slot + 1}`] as Point;
        expect(standsX).toBe(x + size.width / 2);
        expect(standsY).toBeGreaterThan(y + size.height);
      });
    }
  });

  test("walks points along the skyline to the right and round again past 99", () => {
    const places = Array.from({ length: 100 }, (_, points) => map.score(points));
    places.forEach((place, points) => {
      expect(inside(place)).toBe(true);
      expect(place[1]).toBe(map.skyline(place[0]));
      if (points) expect(place[0]).toBeGreaterThan((places[points - 1] as Point)[0]);
    });
    expect(map.score(100)).toEqual(map.score(0));
    expect(map.score(237)).toEqual(map.score(37));
  });

  test("has eleven furrows of food, one beside the other", () => {
    const furrows = Array.from({ length: 11 }, (_, step) => map.food(step));
    expect(furrows.every(inside)).toBe(true);
    furrows.slice(1).forEach(([x], step) => expect(x - (furrows[step] as Point)[0]).toBe(46));
  });

  test("lets thrown dice lie inside, each readable", () => {
    for (const spot of ["hunt", "forest", "clay_pit", "quarry", "river", "card_1", "card_4"])
      for (const count of [1, 2, 4, 7, 10].filter((dice) => spot === "hunt" || dice <= (spot.startsWith("card") ? 4 : 7))) {
        const dice = map.dice(spot, count);
        expect(dice).toHaveLength(count);
        expect(map.dice(spot, count)).toEqual(dice);
        dice.forEach(({ x, y, size }, index) => {
          expect(inside([x - size / 2, y - size / 2]) && inside([x + size / 2, y + size / 2]), spot).toBe(true);
          for (const other of dice.slice(index + 1))
            expect(distance([x, y], [other.x, other.y]), `${spot} ${count}`).toBeGreaterThan(size * 0.8);
        });
      }
  });

  test("has the sun to the left, in the middle and to the right, over the skyline", () => {
    const [placing, working, feeding] = map.sun;
    expect(placing[0]).toBeLessThan(working[0]);
    expect(working[0]).toBeLessThan(feeding[0]);
    for (const [x, y] of map.sun) expect(y).toBeLessThan(map.skyline(x));
  });
});
