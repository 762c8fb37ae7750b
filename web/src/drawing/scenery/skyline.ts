// How high the ridge of the valley is in each shape; scores are walked along it.
import type { Shape } from "../shape";

export const SKYLINES: Readonly<Record<Shape, (x: number) => number>> = {
  wide: (x) => 156 + 8 * Math.sin(x / 178 + 0.6) + 4 * Math.sin(x / 71 + 2),
  upright: (x) => 72 + 5 * Math.sin(x / 90 + 0.6) + 3 * Math.sin(x / 37 + 2),
};
