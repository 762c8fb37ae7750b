// Where points came from before the final scoring, as the story of the table tells it.
import { asNumber, asText } from "../../json";
import type { Told } from "../../messages";
import type { Source } from "../common/gameModule";

/** Points that are gained right after these belong to them. */
const CAUSES: Readonly<Record<string, string>> = { built: "megaliths", climbed: "idols" };

/** The source of every event that brings points; nothing for whatever has none of its own. */
function sourceOf(event: Told, cause: string): string {
  if (event["kind"] === "stone_scored") return "stones";
  return event["kind"] === "points_gained" ? cause : "";
}

/** Points from sacred stones, megaliths and the idol board, by seat. */
export function earnedFrom(log: readonly Told[], seats: number): Source[] {
  const points: Record<string, number[]> = { stones: [], megaliths: [], idols: [] };
  for (const row of Object.values(points)) row.push(...Array<number>(seats).fill(0));
  let cause = "";
  for (const event of log) {
    const kind = asText(event["kind"]);
    // One megalith may bring points to several players.
    if (kind !== "points_gained") cause = CAUSES[kind] ?? "";
    const row = points[sourceOf(event, cause)];
    const seat = asNumber(event["player"]);
    if (row) row[seat] = (row[seat] ?? 0) + asNumber(event["points"]);
  }
  return Object.entries(points).map(([name, row]) => ({ name, points: row }));
}
