// Where points came from: what was won on the way, and then each source of the final scoring.
import type { Source } from "../../games/common/gameModule";
import { asCounts } from "../../json";
import type { Result, Told } from "../../messages";

/** What was won on the way is told apart as far as a game's story does; the rest of it is one source. */
export function sourcesOf(result: Result, boards: readonly Told[], breakdown: string, earned: readonly Source[] = []): Source[] {
  const parts = boards.map((board) => asCounts(board[breakdown]) ?? {});
  const names = Object.keys(parts[0] ?? {});
  const final = names.map((name) => ({ name, points: parts.map((part) => part[name] ?? 0) }));
  const known = [...earned, ...final];
  const before = result.scores.map((score, seat) => known.reduce((left, source) => left - (source.points[seat] ?? 0), score));
  return [...earned, { name: earned.length ? "other" : "", points: before }, ...final];
}

/** How far everybody has come after so many sources. */
export const walked = (sources: readonly Source[], count: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    sources.slice(0, count).reduce((sum, source) => sum + (source.points[seat] ?? 0), 0),
  );

/** The seats, the best first. */
export const ranking = (places: readonly number[]): number[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
