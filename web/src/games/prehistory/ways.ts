// The shortest way over the land from one field to another, for footprints. Nothing but geometry: how far somebody may go is
// the server's to say.
import { placeOf } from "./drawing/land";

const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

const key = (column: number, row: number): string => `${column} ${row}`;

/** The fields from the first to the last, both included; none if no way leads there. */
export function wayBetween(fields: readonly string[], from: string, to: string): string[] {
  const byPlace = new Map(fields.map((field) => [key(placeOf(field).column, placeOf(field).row), field]));
  const cameFrom = new Map<string, string>([[from, ""]]);
  for (const field of cameFrom.keys()) {
    if (field === to) break;
    const { column, row } = placeOf(field);
    for (const [right, down] of BESIDE) {
      const next = byPlace.get(key(column + right, row + down));
      if (next && !cameFrom.has(next)) cameFrom.set(next, field);
    }
  }
  const way: string[] = [];
  if (!cameFrom.has(to)) return way;
  for (let field = to; field; field = cameFrom.get(field) ?? "") way.unshift(field);
  return way;
}
