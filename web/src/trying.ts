// How near a try is to what was better. Nothing but pure functions.

/** What somebody tried: what it would have kept, of a hundred; nothing while it is being judged, or where that took too long. */
export interface Try {
  readonly actions: readonly string[];
  /** The same as names, to be told and found on the table. */
  readonly action: unknown;
  readonly chance: number | null;
  readonly found: boolean;
  readonly state: "judging" | "judged" | "slow";
}

export type Warmth = "colder" | "warmer" | "as-then" | "that-is-it";
/** Ash is no better than then, a small fire is better, a fire is what was looked for. */
export type Fire = "ash" | "small" | "fire" | "smoke";

export function warmthOf(tries: readonly Try[], at: number, kept: number): Warmth {
  const { chance, found } = tries[at] ?? { chance: null, found: false };
  if (found) return "that-is-it";
  const best = Math.max(kept, ...tries.slice(0, at).flatMap((each) => each.chance ?? []));
  if (chance === kept && best === kept) return "as-then";
  return (chance ?? 0) > best ? "warmer" : "colder";
}

export function fireOf({ chance, found, state }: Try, kept: number): Fire {
  if (found) return "fire";
  if (state === "judging") return "smoke";
  return (chance ?? 0) > kept ? "small" : "ash";
}

/** On which side of the table something lies, by the middle of it. */
export const sideOf = (x: number, left: number, width: number): "left" | "right" | "middle" =>
  x < left + width / 3 ? "left" : x > left + (2 * width) / 3 ? "right" : "middle";
