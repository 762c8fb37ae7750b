// What a lesson points at is brought near: its picture, on a phone the place of its deed, or the rest of the own board.
import { handAt } from "../common/hand.svelte";
import { shape } from "../common/shape.svelte";
import type { Deed } from "./drawing/names";
import { lookingAt } from "./looking.svelte";
import { peekingAt } from "./peeking.svelte";
import type { TableState } from "./table";

/** On a phone the ring shows no place but that of the deed that is open. */
const PLACES: Readonly<Record<string, Deed>> = {
  fish: "fishing",
  track: "fishing",
  "wheel:fishing": "fishing",
  gather: "gathering",
  hunting: "hunting",
  "wheel:hunting": "hunting",
  ceremony: "ceremony",
  fire: "ceremony",
  order: "ceremony",
  "wheel:painting": "painting",
  "wheel:migration": "migration",
};
const RING = ["deed", "stones", "capstone", "central", ...Object.keys(PLACES)];
/** On a phone these lie where the own board is folded. */
const FOLDED = ["painting", "piece", "camp", "own:members", "own:baskets", "own:hunted", "own:ceremonies"];

export function bring(table: TableState, thing: string): void {
  const kind = thing.split(":")[0] ?? "";
  const named = (list: readonly string[]): boolean => list.includes(kind) || list.includes(thing);
  const looking = lookingAt(table);
  if (kind === "field" && looking.now !== "land") looking.show("land");
  if ((named(RING) || kind === "wheel") && looking.now !== "ring") looking.show("ring");
  if (shape.now === "wide") return;
  const place = PLACES[thing] ?? PLACES[kind];
  const hand = handAt(table);
  if (place) hand.openAt(place);
  else if (thing === "central") hand.openAt(thing);
  peekingAt(table).unfolded = named(FOLDED);
}
