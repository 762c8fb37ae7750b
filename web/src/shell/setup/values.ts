// What stands in a position before anybody has chosen, and what is too long to be shown whole.
import type { Shape } from "../../messages";

/** More names than this are not shown one by one. */
const MANY = 16;

export const isLong = (shape: Shape): boolean => shape.names.length > MANY || shape.kind === "owners" || shape.kind === "each";

/** The first thing that may stand there. */
export function firstOf(shape: Shape): unknown {
  if (shape.kind === "whole") return 0;
  if (shape.kind === "flag") return false;
  if (shape.kind === "seat") return 1;
  if (shape.kind === "named") return shape.names[0] ?? "";
  if (shape.kind === "piece") return null;
  if (shape.kind === "rows") return Object.fromEntries(Object.entries(shape.fields).map(([key, inner]) => [key, firstOf(inner)]));
  return shape.kind === "counts" || shape.kind === "owners" || shape.kind === "each" ? {} : [];
}
