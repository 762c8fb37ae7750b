// What something that happened touched in the valley, and whether it concerns somebody at the table.
import { asText } from "../../json";
import type { Told } from "../../messages";
import type { Sight } from "./choices";
import type { Column } from "./drawing/names";
import { isColumn } from "./world";

const WHERE: Readonly<Record<string, Sight>> = {
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
export function touched(event: Told): Column | Sight | null {
  const column = asText(event["column"]);
  return isColumn(column) ? column : (WHERE[asText(event["kind"])] ?? null);
}

/** Whatever takes something that I could have taken. */
const TAKEN = ["learned", "stone_taken", "animal_taken", "animal_appeared", "settled", "built", "first_there", "moved", "new_place"];

export const touches = (event: Told, _: Told, seat: number): boolean => event["player"] === seat || TAKEN.includes(asText(event["kind"]));
