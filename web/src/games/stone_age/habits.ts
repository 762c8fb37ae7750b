// How a game of Stone Age falls into turns: everybody places in turn, and then does all of their work at once.
import type { Habits } from "../../turns";
import { drawn } from "../../drawing/drawn";
import type { Shapes } from "./wire";

export const HABITS: Habits<Shapes> = {
  table: ["round_began", "dealt", "slid", "revealed", "passed", "harvested", "fed", "starved", "ended", "scored"],
  passing: ["received", "points_gained", "drew", "drew_unseen", "pile_empty"],
  deeds: ["placed"],
  prices: [],
  ends: ["placed"],
  opens: ["placed"],
  leaves: [],
  alone: [],
  telling: [
    "placed",
    "built",
    "card_bought",
    "gathered",
    "chose",
    "received",
    "tool_gained",
    "person_gained",
    "track_raised",
    "points_gained",
    "drew_unseen",
    "picked",
    "left",
    "paid",
  ],
  counted: [],
  sounds: { dice: ["rolled", "rolled_for_all"], step: ["placed", "built", "card_bought"] },
  beats: [450, 350, 200, 200],
  place: "sky",
  sign: (event) => {
    switch (event.kind) {
      case "gathered":
      case "chose":
      case "received":
      case "paid":
        return drawn(event.good) ?? null;
      case "tool_gained":
        return "g-tool";
      case "track_raised":
        return "g-wheat";
      case "person_gained":
        return "g-people";
      case "built":
        return "g-house";
      default:
        return null;
    }
  },
  concerns: (events, before, after, seat) =>
    events.flatMap((event) => {
      if (event.kind !== "placed" || after.players[seat]?.resting) return [];
      const { spot } = event;
      return after.closed.includes(spot) && !before.closed.includes(spot) ? [{ kind: "full", spot }] : [];
    }),
};
