// Where points came from before the final scoring, as the story of the table tells it.
import type { Source } from "../common/gameModule";
import type { Event, PointSource } from "./wire";

type Earned = PointSource | "stones";
const SHOWN: readonly Earned[] = ["stones", "megaliths", "idols"];

interface Scored {
  readonly player: number;
  readonly points: number;
  readonly source: Earned;
}

function scoredBy(event: Event): Scored[] {
  if (event.kind === "stone_scored") return [{ player: event.player, points: event.points, source: "stones" }];
  return event.kind === "points_gained" ? [event] : [];
}

/** Points from sacred stones, megaliths and the idol board, by seat. */
export function earnedFrom(log: readonly Event[], seats: number): Source[] {
  const scored = log.flatMap(scoredBy);
  const pointsOf = (seat: number, name: Earned): number =>
    scored.filter(({ player, source }) => player === seat && source === name).reduce((sum, { points }) => sum + points, 0);
  return SHOWN.map((name) => ({ name, points: Array.from({ length: seats }, (_, seat) => pointsOf(seat, name)) }));
}
