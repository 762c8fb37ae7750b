// Places round a middle and the sectors of wheels. A turn is a part of the full circle, clockwise from the top.
import type { Point } from "../../../drawing/geometry";
import { short } from "../../../drawing/rough";

export function around(turn: number, radiusX: number, radiusY = radiusX): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [radiusX * Math.cos(angle), radiusY * Math.sin(angle)];
}

const at = (turn: number, radius: number): string => around(turn, radius).map(short).join(" ");

/** The outline between two circles round the origin, from one turn to another. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const out = `M${at(from, inner)}L${at(from, outer)}A${short(outer)} ${short(outer)} 0 0 1 ${at(to, outer)}`;
  return `${out}L${at(to, inner)}A${short(inner)} ${short(inner)} 0 0 0 ${at(from, inner)}Z`;
}
