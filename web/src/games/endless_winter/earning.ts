// Where points came from before the final scoring, as the story of the table tells it.
import type { Source } from "../common/gameModule";
import type { Event } from "./wire";

type Earned = "stones" | "megaliths" | "idols";

/** Points that are gained right after these belong to them. */
const CAUSES: Readonly<Partial<Record<Event["kind"], Earned>>> = { built: "megaliths", climbed: "idols" };

/** Points from sacred stones, megaliths and the idol board, by seat. */
export function earnedFrom(log: readonly Event[], seats: number): Source[] {
  const none = (): number[] => Array<number>(seats).fill(0);
  const points: Record<Earned, number[]> = { stones: none(), megaliths: none(), idols: none() };
  let cause: Earned | undefined;
  for (const event of log) {
    // One megalith may bring points to several players.
    if (event.kind !== "points_gained") cause = CAUSES[event.kind];
    if (event.kind !== "points_gained" && event.kind !== "stone_scored") continue;
    const row = event.kind === "stone_scored" ? points.stones : cause && points[cause];
    if (row) row[event.player] = (row[event.player] ?? 0) + event.points;
  }
  return Object.entries(points).map(([name, row]) => ({ name, points: row }));
}
