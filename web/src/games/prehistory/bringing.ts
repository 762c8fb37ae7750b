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
/** On a phone these lie where the own board is folded; of the rest only what pays for the question is seen. */
const FOLDED = ["painting", "piece", "camp", "own:members", "own:baskets", "own:hunted", "own:ceremonies"];
const isMine = (thing: string): boolean => thing.startsWith("own:");

const kindOf = (thing: string): string => thing.split(":")[0] ?? "";
const isAmong = (list: readonly string[], thing: string): boolean => list.includes(kindOf(thing)) || list.includes(thing);

export function bring(table: TableState, things: readonly string[], unseen: readonly string[]): void {
  for (const thing of unseen) show(table, thing);
  if (shape.now !== "upright") return;
  const peeking = peekingAt(table);
  const hidden = unseen.some(isMine) || (peeking.unfolded && things.some(isMine));
  peeking.unfolded = hidden || things.some((thing) => isAmong(FOLDED, thing));
}

function show(table: TableState, thing: string): void {
  const looking = lookingAt(table);
  const hand = handAt(table);
  const place = PLACES[thing] ?? PLACES[kindOf(thing)];
  if (kindOf(thing) === "field") looking.show("land");
  if (isAmong(RING, thing)) looking.show("ring");
  if (place && shape.now === "upright") hand.openAt(place);
  if (thing === "central") hand.openAt(thing); // no deed is open then, so the whole ring is seen
}
