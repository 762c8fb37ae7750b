// Whether something that happened concerns somebody at the table.
import { asText } from "../../json";
import type { Told } from "../../messages";

/** Whatever takes something that I could have taken, or that happened to me. */
const TAKEN = [
  "fished",
  "gathered",
  "hunted",
  "rite_taken",
  "capstone_taken",
  "stone_laid",
  "wheel_turned",
  "danced",
  "megalith_taken",
  "token_taken",
  "built",
];

export const touches = (event: Told, _: Told, seat: number): boolean => event["player"] === seat || TAKEN.includes(asText(event["kind"]));
