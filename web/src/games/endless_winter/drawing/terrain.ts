// What grows or lies on a hex of radius sixty, round its middle: readable without colour. Light parts are snow or ice.
import type { Point } from "../../../drawing/geometry";
import { seeded, short } from "../../../drawing/rough";
import type { Terrain } from "./names";

type Growth = { filled: string; drawn: string; light: string };

/** The radius for which terrain is drawn. */
export const DRAWN_RADIUS = 60;

const nothing: Growth = { filled: "", drawn: "", light: "" };

/** So many places loosely in a row along the upper half of the hex, lower towards its sides. */
const strewn = (count: number, random: () => number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const x = -34 + (67 * (index + 0.5)) / count + (random() - 0.5) * 8;
    return [x, -27 + Math.abs(x) * 0.3 + (random() - 0.5) * 8];
  });

/** The same shape at each place: where it begins from there, and how it goes on. */
const at = (places: readonly Point[], [right, down]: Point, shape: string): string =>
  places.map(([x, y]) => `M${short(x + right)} ${short(y + down)}${shape}`).join("");

const DRAWINGS: Readonly<Record<Terrain, (random: () => number) => Growth>> = {
  forest(random) {
    const trees = strewn(5, random);
    return { ...nothing, filled: at(trees, [0, -17], "l9 20h-18z"), light: at(trees, [0, -17], "l4 9l-4 -2l-4 2z") };
  },
  mountain(random) {
    const peaks = strewn(3, random);
    return {
      ...nothing,
      filled: at(peaks, [-17, 8], "l17 -27l17 27z"),
      light: at(peaks, [0, -19], "l6 10l-5 -2l-3 5l-4 -4z"),
    };
  },
  grassland(random) {
    const tufts = strewn(7, random);
    return { ...nothing, drawn: at(tufts, [0, 6], "q-2 -8 -5 -13") + at(tufts, [0, 6], "q1 -9 3 -15") };
  },
  wetland: (random) => ({
    ...nothing,
    drawn: at(strewn(3, random), [-14, 0], "q7 -6 14 0t14 0") + at(strewn(3, random), [0, -4], "v-14"),
  }),
  tundra(random) {
    const pebbles = strewn(7, random).map(([x, y]): Point => [x, y + random() * 10]);
    return { ...nothing, filled: at(pebbles, [-6, 0], "a6 3 0 1 0 12 0a6 3 0 1 0 -12 0z") };
  },
  canyon: () => ({ ...nothing, drawn: "M-36 -22q18 14 36 0t34 4M-30 -11q18 14 36 0t24 4" }),
  glacier: () => ({ ...nothing, light: "M-36 -6l20 -24l16 18l14 -13l18 20z" }),
  base: () => nothing,
};

export const growthOf = (terrain: Terrain, seed: number): Growth => DRAWINGS[terrain](seeded(seed * 7 + 3));
