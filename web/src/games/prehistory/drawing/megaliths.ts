// Standing stones of the land, their feet 20 below the origin: one stone, two stones, or a trilith.
import type { Point } from "../../../drawing/geometry";
import { chip } from "../../../drawing/rough";
import type { Stone } from "./trilith";

const stone = (tone: Stone["tone"], seed: number, ...corners: Point[]): Stone => ({
  outline: chip(corners, { step: 9, rough: 1.4, detail: 0.1, seed }),
  tone,
});

export const MEGALITHS: Readonly<Record<"a" | "b" | "c", readonly Stone[]>> = {
  a: [
    stone(2, 3, [-14, 20], [-15, -20], [-5, -38], [9, -34], [15, -10], [14, 20]),
    stone(1, 30, [-11, 10], [-12, -18], [-4, -33], [0, -31], [-4, 0]),
    stone(3, 4, [4, 20], [3, -36], [9, -34], [15, -10], [14, 20]),
  ],
  b: [
    stone(2, 5, [-34, 20], [-35, -14], [-26, -26], [-16, -22], [-13, 20]),
    stone(2, 6, [-2, 20], [-3, -24], [6, -34], [16, -28], [20, 20]),
    stone(1, 31, [0, 12], [0, -22], [6, -30], [8, -28], [5, 4]),
    stone(3, 7, [8, 20], [8, -32], [16, -28], [20, 20]),
    stone(3, 8, [-22, 20], [-22, -24], [-16, -22], [-13, 20]),
  ],
  c: [
    stone(2, 9, [-36, 20], [-33, -20], [-17, -20], [-15, 20]),
    stone(2, 10, [14, 20], [15, -20], [32, -20], [36, 20]),
    stone(3, 11, [25, 20], [24, -20], [32, -20], [36, 20]),
    stone(3, 14, [-22, 20], [-22, -20], [-17, -20], [-15, 20]),
    stone(1, 12, [-44, -18], [-42, -34], [40, -35], [46, -19]),
    stone(3, 13, [-44, -18], [-43, -23], [46, -24], [46, -19]),
  ],
};
