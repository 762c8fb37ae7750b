// Who stands together on one field: in a row, and from four on as one figure with their number.
export type Standing = { seat: number; count: number; x: number };

const APART = 34;
const MOST_IN_A_ROW = 4;

/** Figures round a middle; `members` says how many there are of each seat. */
export function crowd(members: readonly { seat: number; count: number }[]): Standing[] {
  const there = members.filter(({ count }) => count > 0);
  const all = there.reduce((sum, { count }) => sum + count, 0);
  const figures = there.flatMap(({ seat, count }) =>
    all > MOST_IN_A_ROW || count >= MOST_IN_A_ROW ? [{ seat, count }] : Array.from({ length: count }, () => ({ seat, count: 1 })),
  );
  return figures.map((figure, index) => ({ ...figure, x: (index - (figures.length - 1) / 2) * APART }));
}
