// What cards and buildings are called where there is little room: a card by its lower half, a building by what it is made of.
import type { Words } from "../../i18n";
import type { BuildingFace, CardFace } from "./drawing/faces";

export const capital = (text: string, words: Words): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** Its culture, or its people: "Art", "2 builders". */
export function cardName({ at_the_end: [kind, which, count] }: CardFace, words: Words): string {
  if (kind === "symbol") return capital(words.say(`culture-${which}`), words);
  return words.first([`note-figures-short-${which}`, `note-figures-${which}`], { count: Number(count) });
}

const OF_ONE: Readonly<Record<string, string>> = { wood: "of_wood", brick: "of_clay", stone: "of_stone" };

/** Two of one material give a house its name; three kinds make a village house. */
export function houseOf({ price: [verb, ...goods] }: BuildingFace): string {
  if (verb === "exact") return "longhouse";
  if (verb === "free") return "great_hall";
  const twice = goods.find((good, at) => goods.indexOf(good) !== at);
  return OF_ONE[String(twice)] ?? "village";
}

export const buildingName = (face: BuildingFace, words: Words): string => capital(words.say(`house-${houseOf(face)}`), words);
