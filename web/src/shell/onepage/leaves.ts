// What lies behind "?": the game on one page, and behind it the keys.
export type Leaf = "page" | "keys";

/** What the key turns to next; after the last leaf it closes. */
export const turned = (leaf: Leaf | null): Leaf | null => (leaf === null ? "page" : leaf === "page" ? "keys" : null);
