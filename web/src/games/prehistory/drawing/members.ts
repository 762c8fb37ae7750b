// Where members have their feet on a field, from its middle, for fields of FIELD_RADIUS.
import type { Point } from "../../../drawing/geometry";

/** In a camp they stand before the tent, to the right while it is only one. */
export const standsAt = (camp: boolean, count: number): Point => (camp ? [count > 1 ? 6 : 24, 24] : [6, 16]);

/** Whoever lies there leaves room for those who stand. */
export const liesAt = (camp: boolean, standing: number): Point => (standing > 0 ? [-24, 30] : camp ? [14, 26] : [4, 14]);
