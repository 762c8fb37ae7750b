import { describe, expect, test } from "vitest";
import { COLOURS, cubesOf, DEEDS, KINDS, METRICS, SEASONS, SPECIES, SYMBOLS, WHEELS } from "../../src/games/prehistory/drawing/names";
import { DEED_SIGNS, KIND_SIGNS, PAINTED_SIGNS, SPECIES_SIGNS } from "../../src/games/prehistory/drawing/signs";
import { byWorth } from "../../src/games/prehistory/drawing/steps";
import { CENTRAL } from "../gallery/prehistory/faces";
import { SYMBOLS as DRAWN } from "../drawn";
import { namesOf } from "./data";

describe("names", () => {
  test.each(Object.entries({ COLOURS, DEEDS, WHEELS, SYMBOLS, KINDS, SPECIES, SEASONS, METRICS }))(
    "%s are the engine's, in its order",
    (tuple, names) => {
      expect(namesOf(tuple).length).toBeGreaterThan(0);
      expect(names).toEqual(namesOf(tuple));
    },
  );

  test.each(Object.entries({ DEED_SIGNS, KIND_SIGNS, PAINTED_SIGNS, SPECIES_SIGNS }))(
    "%s are icons that exist, none of them twice",
    (_, signs) => {
      const icons = Object.values(signs);
      expect(new Set(icons).size).toBe(icons.length);
      for (const icon of icons) expect(DRAWN).toContain(`icon-${icon}`);
    },
  );
});

describe("cubes", () => {
  test("come one by one in the order of colours", () => {
    expect(cubesOf({ white: 1, grey: 2, red: 0 })).toEqual(["grey", "grey", "white"]);
    expect(cubesOf({})).toEqual([]);
  });

  test("are told apart by a sign of their own, not only by their colour", () => {
    for (const colour of COLOURS) for (const kind of ["cube", "sign"]) expect(DRAWN).toContain(`${kind}-${colour}`);
  });

  test("are worth on foot what the central wheel says, the dearest first", () => {
    for (const { steps } of CENTRAL) {
      const worth = byWorth(steps);
      expect(worth.map((each) => each.steps)).toEqual([3, 2, 1]);
      expect(worth.flatMap(({ colours }) => colours).toSorted()).toEqual([...COLOURS].toSorted());
      for (const { steps: value, colours } of worth) for (const colour of colours) expect(steps[colour]).toBe(value);
    }
  });
});
