// What the fishing track pays every summer where a marker stands; the figures are printed on it.
import type { TrackFace } from "./drawing/faces";

type Line = readonly (readonly [step: number, amount: number])[];

const last = (line: Line, step: number): number => line.findLast(([from]) => from <= step)?.[1] ?? 0;

export const paidAt = (face: TrackFace, step: number): { readonly points: number; readonly bones: number } => ({
  points: last(face.points, Math.min(step, face.track)),
  bones: last(face.bones, Math.min(step, face.track)),
});
