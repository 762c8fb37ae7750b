// Footprints along a way: left and right in turn, each pointing where it goes.
import { curveThrough, directionAt, distance, type Point } from "../../../drawing/geometry";

export type Footprint = { x: number; y: number; degrees: number; left: boolean };

/** The prints of somebody who walks through these points, one every `apart`, without those under the feet at both ends. */
export function footprintsAlong(way: readonly Point[], apart: number): Footprint[] {
  const line = way.length > 1 ? curveThrough(way, 4) : [];
  const prints: Footprint[] = [];
  let gone = 0;
  for (let index = 1; index < line.length; index++) {
    gone += distance(line[index - 1] as Point, line[index] as Point);
    if (gone < apart) continue;
    gone -= apart;
    const [right, down] = directionAt(line, index, false);
    const left = prints.length % 2 === 0;
    const aside = (left ? -0.2 : 0.2) * apart;
    const [x, y] = line[index] as Point;
    prints.push({ x: x - down * aside, y: y + right * aside, degrees: (Math.atan2(down, right) * 180) / Math.PI + 90, left });
  }
  return prints.slice(1, -1);
}
