// A boulder with a lit top and a dark right side, its foot at the origin.
import type { Point } from "../geometry";
import { chip, hardOutline } from "../rough";

export type Rock = { width: number; height: number; body: string; top: string; side: string };

export function rock(seed: number, width: number, height: number): Rock {
  const at = (right: number, up: number): Point => [right * width, -up * height];
  const shoulder = at(-0.42, 0.6);
  const peak = at(-0.12, 1);
  const edge = at(0.28, 0.86);
  const hip = at(0.5, 0.3);
  const foot = at(0.46, 0);
  const middle = at(0.02, 0.55);
  return {
    width,
    height,
    body: chip([at(-0.5, 0), shoulder, peak, edge, hip, foot], { seed }),
    top: hardOutline([shoulder, peak, edge, middle, at(-0.2, 0.48)]),
    side: hardOutline([edge, hip, foot, at(0.1, 0), middle]),
  };
}
