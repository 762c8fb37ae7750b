// Whether something that happened concerns somebody at the table.
import type { Event, View } from "./wire";

/** Whatever takes something that I could have taken, or that happened to me. */
const TAKEN: readonly Event["kind"][] = [
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

export const touches = (event: Event, _: View, seat: number): boolean => event.player === seat || TAKEN.includes(event.kind);
