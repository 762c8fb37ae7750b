// The two shapes that every board is drawn in, and where something is set down on it.
export type Shape = "wide" | "upright";

/** Where art has its origin on a board, and how large it is drawn. */
export type Site = { x: number; y: number; scale: number };
