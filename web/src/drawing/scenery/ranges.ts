// Ranges and meadows for the scenes round the table, each one path.
import { curveThrough, resample, type Point } from "../geometry";
import { nudge, seeded, softOutline } from "../rough";

/** How far land goes on to either side of a scene, so that a window of any shape is filled. */
export const FAR = 2400;

/** A range of mountains over a base line. */
export function range(seed: number, from: number, to: number, base: number, peak: number, count: number): string {
  const random = seeded(seed);
  const tops = Array.from({ length: count + 1 }, (_, at): Point => {
    const height = at % 2 ? peak * (0.45 + 0.55 * random()) : peak * 0.12 * random();
    return [from + ((to - from) * at) / count, base - height];
  });
  const outline: Point[] = [[from, base + 300], ...tops, [to, base + 300]];
  return softOutline(nudge(resample(outline, 20, true), 4, 0.05, seed, true));
}

/** Ground below a curve, down to a depth. */
export function ground(along: readonly Point[], depth: number, seed: number): string {
  const edge = curveThrough(along, 40);
  const [first, last] = [edge[0] as Point, edge[edge.length - 1] as Point];
  return softOutline(nudge([...edge, [last[0], depth], [first[0], depth]], 3, 0.05, seed, true));
}
