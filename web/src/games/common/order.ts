// The order of play where it goes round the table from the start player.
import { asNumber } from "../../json";
import type { Told } from "../../messages";

export const fromStarter = (view: Told, seats: number): number[] =>
  Array.from({ length: seats }, (_, at) => (asNumber(view["starter"]) + at) % seats);
