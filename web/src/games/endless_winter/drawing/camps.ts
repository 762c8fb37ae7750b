// How the camps on one hex are drawn: up to three of a seat side by side, from four on one tent and how many.
export type Tent = { seat: number; count: number };

const MOST_SIDE_BY_SIDE = 3;

export const tentsOf = (camps: readonly number[]): Tent[] =>
  camps.flatMap((count, seat): Tent[] => (count > MOST_SIDE_BY_SIDE ? [{ seat, count }] : Array<Tent>(count).fill({ seat, count: 1 })));

/** How far the tents stand from each other, as a part of the radius: closer the more they are. */
export const apartOf = (tents: number): number => Math.min(0.42, 1.5 / Math.max(1, tents));
