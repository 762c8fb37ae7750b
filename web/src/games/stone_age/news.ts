// What something that happened touched on the board, and whether it concerns somebody there.
import { asNumber, asText } from "../../json";
import type { Told } from "../../messages";
import { box } from "./box.svelte";
import { BRINGS } from "./says";
import { peopleAt, valleyOf } from "./valley";

/** The places to look at. */
export function touched(event: Told): string[] {
  const spot = asText(event["spot"]);
  if (spot) return [spot];
  if ("slot" in event) return [`card_${asNumber(event["slot"])}`];
  if ("stack" in event) return [`building_${asNumber(event["stack"])}`];
  const kind = asText(event["kind"]);
  if (kind === "rolled" || kind === "gathered") {
    return Object.keys(BRINGS).filter((each) => BRINGS[each] === asText(event["good"]));
  }
  return (
    {
      tool_gained: ["tool_maker"],
      tools_full: ["tool_maker"],
      person_gained: ["hut"],
      people_full: ["hut"],
      track_raised: ["field"],
      track_full: ["field"],
    }[kind] ?? []
  );
}

/** Somebody came to where I stand or where nobody fits any more, what I stand on changed, or I got or lost something. */
export function touches(event: Told, view: Told, seat: number): boolean {
  if (event["player"] === seat) return asText(event["kind"]) !== "round_began";
  const valley = valleyOf(view);
  return touched(event).some((spot) => {
    const people = peopleAt(valley, spot);
    return people.includes(seat) || (event["kind"] === "placed" && people.length >= box.room(spot));
  });
}
