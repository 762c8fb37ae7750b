// A first match after lessons: against the usual opponents, with the companion beside the table.
import * as api from "../../api";
import { accompany } from "../teaching/listening";
import { seatFor, usualOpponents } from "./opponents";
import { against } from "./seating";

/** Set such a table; the match. */
export async function withCompanion(name: string): Promise<string> {
  const [games, bots] = await Promise.all([api.games(), api.bots()]);
  const game = games.find((each) => each.name === name);
  const opponents = game ? usualOpponents(game, bots) : [];
  const seats = against(opponents.map(seatFor), new Map());
  const match = await api.setTable({ game: name, seats, options: {}, public: false, practice: false });
  accompany(match.id);
  return match.id;
}
