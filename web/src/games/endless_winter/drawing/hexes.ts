// The land as a grid of nineteen hexes that lie slightly away from us, a corner of each at the top.
import type { Point } from "../../../drawing/geometry";

/** How much of its height a hex keeps because it is seen from the side. */
export const FLAT = 0.8;

/** How far the side of a lying tile is seen below it, as a part of its radius. */
export const THICK = 0.117;

/** The hexes that meet in a juncture. */
export const hexesOf = (juncture: string): string[] => juncture.split("_");

export type LandGrid = {
  radius: number;
  /** The middle of a hex. */
  hex(name: string): Point;
  /** Where three hexes meet. */
  juncture(hexes: readonly string[]): Point;
};

const MIDDLE_ROW = 2;
const LONGEST_ROW = 5;

/** A hex in axial coordinates, the base tile at the origin. */
function axial(name: string): Point {
  const row = "abcde".indexOf(name.charAt(0));
  return [Number(name.slice(1)) - 1 - Math.min(MIDDLE_ROW, row), row - MIDDLE_ROW];
}

export function landGrid(radius: number, [x, y]: Point): LandGrid {
  const hex = (name: string): Point => {
    const [across, down] = axial(name);
    return [x + Math.sqrt(3) * (across + down / 2) * radius, y + 1.5 * down * radius * FLAT];
  };
  return {
    radius,
    hex,
    juncture(hexes) {
      const middles = hexes.map(hex);
      const mean = (axis: 0 | 1): number => middles.reduce((sum, point) => sum + point[axis], 0) / middles.length;
      return [mean(0), mean(1)];
    },
  };
}

/** How wide and how high the whole land is. */
export const landSize = (radius: number): { width: number; height: number } => ({
  width: Math.sqrt(3) * radius * LONGEST_ROW,
  height: (8 * FLAT + THICK) * radius,
});

/** The largest land that fits into so much space, its middle in the middle of it. */
export function landIn(frame: { x: number; y: number; width: number; height: number }): LandGrid {
  const one = landSize(1);
  const radius = Math.min(frame.width / one.width, frame.height / one.height);
  return landGrid(radius, [frame.x + frame.width / 2, frame.y + (frame.height - THICK * radius) / 2]);
}

/** The corners of a hex round its middle, the upper one first. */
export const hexCorners = (radius: number, [x, y]: Point = [0, 0]): Point[] =>
  Array.from({ length: 6 }, (_, index): Point => {
    const angle = ((60 * index - 90) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * FLAT * Math.sin(angle)];
  });
