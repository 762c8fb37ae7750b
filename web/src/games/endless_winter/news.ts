// Whether something that happened concerns somebody at the table.
import { asText } from "../../json";
import type { Told } from "../../messages";

/** Whatever takes something that I could have taken. */
const TAKEN = ["learned", "stone_taken", "animal_taken", "animal_appeared", "settled", "built", "first_there", "moved", "new_place"];

export const touches = (event: Told, _: Told, seat: number): boolean => event["player"] === seat || TAKEN.includes(asText(event["kind"]));
