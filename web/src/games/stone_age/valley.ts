// Reading the view of Stone Age.
import type { Good, Pending, Phase, Spot, View } from "./wire";

export const RESOURCES = ["wood", "brick", "stone", "gold"] as const satisfies readonly Good[];
export const SPOTS = [
  "forest",
  "clay_pit",
  "quarry",
  "river",
  "hunt",
  "tool_maker",
  "hut",
  "field",
  "building_1",
  "building_2",
  "building_3",
  "building_4",
  "card_4",
  "card_3",
  "card_2",
  "card_1",
] as const satisfies readonly Spot[];

/** Who stands at a place: one seat for each person, players' people together. */
export const peopleAt = (valley: View, spot: Spot): number[] =>
  valley.players.flatMap((board, seat) => Array<number>(board.placed[spot] ?? 0).fill(seat));

/** What lies at a place for a card or a building; nothing at any other. */
export function lyingAt(valley: View, spot: string): string {
  const [kind, number] = numbered(spot);
  if (kind === "card") return valley.display[number - 1]?.card ?? "";
  return kind === "building" ? (valley.buildings[number - 1]?.top ?? "") : "";
}

/** How many buildings are left in the smallest stack: when it is empty, the game is over. */
export const smallestStack = ({ buildings }: View): number => Math.min(...buildings.map(({ left }) => left));

/** The place of what is half decided; none where it is nobody's. */
export const spotOf = (pending: Pending): Spot | "" => ("spot" in pending ? pending.spot : "");

/** How many goods are still due. */
export const dueOf = (pending: Pending): number => ("due" in pending ? pending.due : 0);

/** The good that is rolled for. */
export const goodOf = (pending: Pending): Good | "" => ("good" in pending ? pending.good : "");

/** A place of several of a kind, and which of them it is: card_2 is the second card. */
export function numbered(spot: string): readonly [kind: "card" | "building" | "", number: number] {
  const found = /^(card|building)_(\d)$/.exec(spot);
  return found ? [found[1] === "card" ? "card" : "building", Number(found[2])] : ["", 0];
}

export const cardSpot = (slot: number): Spot => SPOTS.find((spot) => spot === `card_${slot}`) ?? "card_1";
export const buildingSpot = (stack: number): Spot => SPOTS.find((spot) => spot === `building_${stack}`) ?? "building_1";

export const STATIONS = ["placing", "working", "feeding"] as const;

/** The part of the round: whatever is neither placing nor feeding is work. */
export function stationOf(phase: Phase): 0 | 1 | 2 {
  if (["placing", "dealing", "setting_up"].includes(phase)) return 0;
  return ["feeding", "harvest", "round_end", "over"].includes(phase) ? 2 : 1;
}
