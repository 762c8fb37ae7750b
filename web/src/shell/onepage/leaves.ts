// What lies behind "?" and the book: the game on one page, the rules behind it, and the keys.
export type Leaf = "page" | "rules" | "keys";

/** What the key turns to next; after the last leaf it closes. */
export const turned = (leaf: Leaf | null): Leaf | null => (leaf === null ? "page" : leaf === "keys" ? null : "keys");
