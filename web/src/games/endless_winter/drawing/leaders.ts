// Who leads a hex: everybody with the highest influence there, and how much that is.
export type Lead = { seats: readonly number[]; influence: number };

export function leadersOf(influence: readonly number[]): Lead | null {
  const most = Math.max(0, ...influence);
  if (most === 0) return null;
  return { seats: influence.flatMap((amount, seat) => (amount === most ? [seat] : [])), influence: most };
}
