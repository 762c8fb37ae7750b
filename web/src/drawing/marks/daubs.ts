// Finger daubs along a line: the mark of an offer, as on a cave wall.
import { resample, type Point } from "../geometry";
import { seeded } from "../rough";

export type Daub = { x: number; y: number; radiusX: number; radiusY: number };

const APART = 22;
const CORNER = 14;

/** Daubs round an ellipse whose middle is the origin. */
export function daubsRound(radiusX: number, radiusY: number, seed: number): Daub[] {
  const random = seeded(seed);
  const count = Math.round((2 * Math.PI * Math.sqrt((radiusX ** 2 + radiusY ** 2) / 2)) / APART);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + (random() - 0.5) * 0.25) / count) * 2 * Math.PI;
    const x = radiusX * Math.cos(angle) + (random() - 0.5) * 4;
    const y = radiusY * Math.sin(angle) + (random() - 0.5) * 4;
    return daub([x, y], 5.4 * (0.84 + random() * 0.3), random);
  });
}

/** Daubs along the edge of a rectangle whose upper left corner is the origin. */
export function daubsAlong(width: number, height: number, seed: number): Daub[] {
  const random = seeded(seed);
  const corners: Point[] = [
    [CORNER, 0],
    [width - CORNER, 0],
    [width, CORNER],
    [width, height - CORNER],
    [width - CORNER, height],
    [CORNER, height],
    [0, height - CORNER],
    [0, CORNER],
  ];
  return resample(corners, 20, true).map(([x, y]) =>
    daub([x + (random() - 0.5) * 2.4, y + (random() - 0.5) * 2.4], 4.7 * (0.82 + random() * 0.32), random),
  );
}

function daub([x, y]: Point, size: number, random: () => number): Daub {
  return { x, y, radiusX: size * (0.96 + random() * 0.14), radiusY: size * (0.88 + random() * 0.12) };
}
