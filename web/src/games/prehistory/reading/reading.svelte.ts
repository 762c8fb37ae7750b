// What is read on a table; the stage, the slabs and the deed slab share it.
import { Reading } from "../../common/reading.svelte";
import type { TableState } from "../table";

const READINGS = new WeakMap<TableState, Reading>();

export function readingAt(table: TableState): Reading {
  const known = READINGS.get(table);
  if (known) return known;
  const reading = new Reading();
  READINGS.set(table, reading);
  return reading;
}
