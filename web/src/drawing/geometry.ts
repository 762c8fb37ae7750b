// Points, and lines through them.
export type Point = readonly [x: number, y: number];

export const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

export const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

/** The direction of a line at one of its points, of length one. */
export function directionAt(points: readonly Point[], index: number, closed: boolean): Point {
  const count = points.length;
  const before = points[closed ? (index - 1 + count) % count : Math.max(0, index - 1)] as Point;
  const after = points[closed ? (index + 1) % count : Math.min(count - 1, index + 1)] as Point;
  const length = distance(before, after) || 1;
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
}

/** The same line with points about `step` apart. */
export function resample(points: readonly Point[], step: number, closed: boolean): Point[] {
  const corners = closed && points[0] ? [...points, points[0]] : points;
  const finer: Point[] = [];
  for (let index = 0; index < corners.length - 1; index++) {
    const from = corners[index] as Point;
    const to = corners[index + 1] as Point;
    const pieces = Math.max(1, Math.round(distance(from, to) / step));
    for (let piece = 0; piece < pieces; piece++) finer.push(between(from, to, piece / pieces));
  }
  if (!closed) finer.push(corners[corners.length - 1] as Point);
  return finer;
}

/** A soft curve through all the points (a Catmull-Rom spline), with points about `step` apart. */
export function curveThrough(points: readonly Point[], step: number): Point[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const curve: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const pieces = Math.max(2, Math.round(distance(from, to) / step));
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      curve.push([along(0), along(1)]);
    }
  }
  curve.push(at(points.length - 1));
  return curve;
}

/** Points round an ellipse. */
export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, count = 28): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  });

/** Whether a point lies inside an ellipse. */
export const insideEllipse =
  (x: number, y: number, radiusX: number, radiusY: number) =>
  ([pointX, pointY]: Point): boolean =>
    ((pointX - x) / radiusX) ** 2 + ((pointY - y) / radiusY) ** 2 < 1;
