// What something that happened touched in the valley, and whether it concerns somebody at the table.
import type { Sight } from "./choices";
import type { Column } from "./drawing/names";
import type { Event, View } from "./wire";
import { isColumn } from "./world";

const WHERE: Readonly<Partial<Record<Event["kind"], Sight>>> = {
  recruited: "tribes",
  enlisted: "tribes",
  learned: "culture",
  culture_laid: "culture",
  stone_taken: "stones",
  animal_appeared: "hunting_ground",
  animal_taken: "hunting_ground",
  camp_pitched: "land",
  moved: "land",
  settled: "land",
  ice_turned_up: "land",
  hex_harvested: "land",
  built: "site",
  climbed: "idols",
};

/** The trail or the part of the valley that it touched; none where it happened in front of somebody. */
export function touched(event: Event): Column | Sight | null {
  const column = "column" in event ? event.column : null;
  return typeof column === "string" && isColumn(column) ? column : (WHERE[event.kind] ?? null);
}

/** Whatever takes something that I could have taken. */
const TAKEN: readonly Event["kind"][] = [
  "learned",
  "stone_taken",
  "animal_taken",
  "animal_appeared",
  "settled",
  "built",
  "first_there",
  "moved",
  "new_place",
];

export const touches = (event: Event, _: View, seat: number): boolean => event.player === seat || TAKEN.includes(event.kind);
