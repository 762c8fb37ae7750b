// The tools in front of a player, and the notations that use them.
import { rest } from "../common/runs";
import { box } from "./box.svelte";
import type { Board, Sum } from "./wire";

export interface Kit {
  readonly text: string;
  readonly value: number;
  readonly used: boolean;
  readonly once: boolean;
}

/** Tools by place, then those for one use. */
export function kitOf(board: Board): Kit[] {
  const tools = board.tools.map(({ value, used }, place) => ({ text: `tool ${place + 1}`, value, used, once: false }));
  const once = board.open_cards.flatMap((card) => {
    const [effect, value] = box.card(card)?.when_taken ?? [];
    return effect === "one_use_tool" && typeof value === "number" ? [{ text: `one_use ${value}`, value, used: false, once: true }] : [];
  });
  return [...tools, ...once];
}

/** How many pips a picked tool adds. */
export const addedBy = (text: string, board: Board): number => kitOf(board).find((tool) => tool.text === text)?.value ?? 0;

/** What a roll comes to with exactly these tools, in whatever order they were picked. */
export const sumOf = (sums: readonly Sum[], picked: readonly string[]): number | undefined =>
  sums.find(({ tools }) => rest(tools, picked)?.length === 0)?.pips;

/** Open cards that are no tools: they wait to be used. */
export const waiting = (board: Board): readonly string[] =>
  board.open_cards.filter((card) => box.card(card)?.when_taken[0] !== "one_use_tool");
