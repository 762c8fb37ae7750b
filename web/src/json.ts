// A game's view is JSON that only the game itself describes; these say what a piece of it is.
import type { Told } from "./messages";

export const isRecord = (value: unknown): value is Told => typeof value === "object" && value !== null && !Array.isArray(value);

export const asRecord = (value: unknown): Told => (isRecord(value) ? value : {});

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const asNumber = (value: unknown): number => (typeof value === "number" ? value : 0);

export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** What lies in front of each player, by seat. */
export const boards = (view: Told): readonly Told[] => asList(view["players"]).map(asRecord);

/** Counts by name, such as goods; null for anything else. */
export function asCounts(value: unknown): Readonly<Record<string, number>> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  if (!entries.every((entry): entry is [string, number] => typeof entry[1] === "number")) return null;
  return Object.fromEntries(entries);
}
