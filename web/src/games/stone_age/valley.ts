// The view of Stone Age with its types; names and figures are the server's.
import { asCounts, asList, asNumber, asRecord, asText, isRecord } from "../../json";
import type { Told } from "../../messages";

export const RESOURCES = ["wood", "brick", "stone", "gold"] as const;
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
] as const;

export interface Tool {
  readonly value: number;
  readonly used: boolean;
}

export interface Board {
  readonly score: number;
  readonly people: number;
  readonly home: number;
  readonly placed: Readonly<Record<string, number>>;
  readonly track: number;
  readonly goods: Readonly<Record<string, number>>;
  /** What will be left of the food after the next feeding, as far as is known now. */
  readonly fed: number;
  /** Where nothing more comes: tool maker, hut and field at their limits. */
  readonly full: readonly string[];
  readonly tools: readonly Tool[];
  readonly buildings: readonly string[];
  readonly openCards: readonly string[];
  readonly faceDown: number;
  /** Whoever may look at them sees which cards lie face down. */
  readonly cards: readonly string[] | null;
  /** What each source would bring if the game ended now. */
  readonly final: Readonly<Record<string, number>>;
}

export interface Stack {
  readonly top: string;
  readonly left: number;
}

export interface Pending {
  readonly spot: string;
  readonly good: string;
  readonly pips: number;
  readonly due: number;
  readonly dice: readonly number[];
}

export interface Valley {
  readonly phase: string;
  readonly round: number;
  readonly starter: number;
  /** The cards that lie open, by place; an empty name where none lies. */
  readonly display: readonly string[];
  readonly pile: number;
  readonly stacks: readonly Stack[];
  readonly pending: Pending;
  readonly boards: readonly Board[];
}

export function valleyOf(view: Told): Valley {
  const pending = asRecord(view["pending"]);
  return {
    phase: asText(view["phase"]),
    round: asNumber(view["round"]),
    starter: asNumber(view["starter"]),
    display: asList(view["display"]).map((place) => asText(asRecord(place)["card"])),
    pile: asNumber(view["pile"]),
    stacks: asList(view["buildings"]).map(asRecord).map((stack) => ({ top: asText(stack["top"]), left: asNumber(stack["left"]) })),
    pending: {
      spot: asText(pending["spot"]),
      good: asText(pending["good"]),
      pips: asNumber(pending["pips"]),
      due: asNumber(pending["due"]),
      dice: asList(pending["dice"]).map(asNumber),
    },
    boards: asList(view["players"]).map(asRecord).map(boardOf),
  };
}

function boardOf(board: Told): Board {
  return {
    score: asNumber(board["score"]),
    people: asNumber(board["people"]),
    home: asNumber(board["home"]),
    placed: asCounts(board["placed"]) ?? {},
    track: asNumber(board["track"]),
    goods: asCounts(board["goods"]) ?? {},
    fed: asNumber(board["fed"]),
    full: asList(board["full"]).map(asText),
    tools: asList(board["tools"])
      .filter(isRecord)
      .map((tool) => ({ value: asNumber(tool["value"]), used: tool["used"] === true })),
    buildings: asList(board["buildings"]).map(asText),
    openCards: asList(board["open_cards"]).map(asText),
    faceDown: asNumber(board["face_down"]),
    cards: "cards" in board ? asList(board["cards"]).map(asText) : null,
    final: asCounts(board["final"]) ?? {},
  };
}

/** The notation of the least that is done at a place in this part of the round; nobody goes to the hut alone. */
export function leastAt(phase: string, spot: string): string {
  if (phase === "placing") return `place ${spot} ${spot === "hut" ? 2 : 1}`;
  return `${numbered(spot)[0] ? "buy" : "take"} ${spot}`;
}

/** Who stands at a place: one seat for each person, players' people together. */
export const peopleAt = (valley: Valley, spot: string): number[] =>
  valley.boards.flatMap((board, seat) => Array<number>(board.placed[spot] ?? 0).fill(seat));

/** What lies at a place for a card or a building; nothing at any other. */
export function lyingAt(valley: Valley, spot: string): string {
  const [kind, number] = numbered(spot);
  if (kind === "card") return valley.display[number - 1] ?? "";
  return kind === "building" ? (valley.stacks[number - 1]?.top ?? "") : "";
}

/** A place of several of a kind, and which of them it is: card_2 is the second card. */
export function numbered(spot: string): readonly [kind: string, number: number] {
  const found = /^(card|building)_(\d)$/.exec(spot);
  return found ? [found[1] ?? "", Number(found[2])] : ["", 0];
}

export const STATIONS = ["placing", "working", "feeding"] as const;

/** The part of the round: whatever is neither placing nor feeding is work. */
export function stationOf(phase: string): 0 | 1 | 2 {
  if (["placing", "dealing", "setting_up"].includes(phase)) return 0;
  return ["feeding", "harvest", "round_end", "over"].includes(phase) ? 2 : 1;
}
