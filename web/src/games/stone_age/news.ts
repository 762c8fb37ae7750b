// What something that happened touched on the board, and whether it concerns somebody there.
import { sourceOf } from "./says";
import { buildingSpot, cardSpot, peopleAt } from "./valley";
import type { Event, Spot, View } from "./wire";

/** The places to look at. */
export function touched(event: Event): Spot[] {
  if ("spot" in event) return [event.spot];
  if ("slot" in event) return [cardSpot(event.slot)];
  if ("stack" in event) return [buildingSpot(event.stack)];
  switch (event.kind) {
    case "rolled":
    case "gathered":
      return [sourceOf(event.good)];
    case "tool_gained":
    case "tools_full":
      return ["tool_maker"];
    case "person_gained":
    case "people_full":
      return ["hut"];
    case "track_raised":
    case "track_full":
      return ["field"];
    default:
      return [];
  }
}

/** Somebody came to where I stand or where nobody may come any more, what I stand on changed, or I got or lost something. */
export function touches(event: Event, valley: View, seat: number): boolean {
  if (event.player === seat) return event.kind !== "round_began";
  return touched(event).some((spot) => peopleAt(valley, spot).includes(seat) || (event.kind === "placed" && valley.closed.includes(spot)));
}
