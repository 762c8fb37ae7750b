// Land without places: ranges, trees and grass, for the scenes round the table. Each is one path.
import { curveThrough, resample, type Point } from "./geometry";
import { cut, hardOutline, nudge, seeded, short, softOutline } from "./rough";

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
export const ground = (along: readonly Point[], depth: number, seed: number): string => {
  const edge = curveThrough(along, 40);
  const [first, last] = [edge[0] as Point, edge[edge.length - 1] as Point];
  return softOutline(nudge([...edge, [last[0], depth], [first[0], depth]], 3, 0.05, seed, true));
};

const BLADES = 6;

/** Tufts of grass: strokes for as many tufts as there are places. */
export function tufts(places: readonly Point[], seed: number): string {
  const random = seeded(seed);
  return places
    .map(([x, y]) =>
      Array.from({ length: BLADES }, (_, blade) => {
        const bend = (random() - 0.5) * 9;
        const height = 9 + random() * 11;
        return `M${short(x - 9 + blade * 3.6)} ${short(y)}q${short(bend * 0.3)} ${short(-height * 0.6)} ${short(bend)} ${short(-height)}`;
      }).join(""),
    )
    .join("");
}

/** Places strewn over a field, back to front. */
export function strewn(seed: number, count: number, x: number, y: number, width: number, height: number): Point[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (): Point => [x + random() * width, y + random() * height]).sort((a, b) => a[1] - b[1]);
}

const TIERS = 4;
const TEETH = 6;

/** A pine with its foot at the origin: what the light meets, and its shaded half. */
export function pine(seed: number, width: number, height: number): { lit: string; shaded: string } {
  const random = seeded(seed);
  let lit = "";
  let shaded = "";
  for (let tier = 0; tier < TIERS; tier++) {
    const top = -height + tier * height * 0.205;
    const bottom = -height * 0.16 - (TIERS - 1 - tier) * height * 0.19;
    const half = (width / 2) * (0.42 + (0.58 * (tier + 1)) / TIERS);
    const teeth = Array.from({ length: TEETH + 1 }, (_, at): Point => {
      const tooth = (at % 2 ? 5 : -2) * (height / 130) + random() * 3;
      return [-half + (2 * half * at) / TEETH, bottom + tooth];
    });
    const right = teeth.filter(([x]) => x > -half * 0.05).reverse();
    lit += edge([[0, top], ...teeth.slice().reverse()], 1.8, seed + tier);
    shaded += edge([[1.5, top + 6], ...right, [half * 0.1, bottom - height * 0.12]], 1.4, seed + tier + 9);
  }
  return { lit, shaded };
}

const edge = (points: readonly Point[], rough: number, seed: number): string =>
  hardOutline(nudge(resample(points, 9, true), rough, 0.09, seed, true));

/** A log that lies there, its middle at the origin, its cut end to the right. */
export const log = (length: number, thick: number, seed: number): string =>
  cut(
    [
      [-length / 2, -thick * 0.42],
      [length / 2, -thick / 2],
      [length / 2, thick / 2],
      [-length / 2, thick * 0.46],
    ],
    { step: 16, rough: 1.8, detail: 0.05, seed },
  );
