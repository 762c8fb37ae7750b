// On what a hand rests at a table; the stage, the slabs and the deed slab share it.
import { Resting } from "../../common/words/resting.svelte";
import type { TableState } from "../table";

const HANDS = new WeakMap<TableState, Resting>();

export function restingAt(table: TableState): Resting {
  const known = HANDS.get(table);
  if (known) return known;
  const resting = new Resting();
  HANDS.set(table, resting);
  return resting;
}
