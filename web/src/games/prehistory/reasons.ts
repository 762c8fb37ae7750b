// Why a deed or a thing cannot be had now: the server names the rule, the words say it.
import type { Words } from "../../i18n";
import { box } from "./box.svelte";
import { cubesOf, type Cubes, type Deed } from "./drawing/names";
import { colourName, deedName, listed } from "./says";
import type { Refusal } from "./wire";
import { askedBy, trilithOf, type Board, type World } from "./world";

/** The words against something by the rule that forbids it. */
export function reasonBy(rule: string, board: Board | undefined, words: Words): string {
  const key = `why-${rule.replace(".", "-")}`;
  return words.has(key) ? words.say(key, { most: board?.most_on_map ?? 0 }) : words.say(`rule-${rule.replace(".", "-")}`);
}

/** "You lack red or yellow: 2 bones buy it." */
export function reasonAgainst({ rule, lacks, buys }: Refusal, board: Board, words: Words): string {
  const named = (buys.length ? buys : lacks).map((colour) => colourName(colour, words));
  const missing = named.reduce((one, other) => (one ? words.say("note-or", { one, other }) : other), "");
  if (!missing || rule === "PH-4.5" || rule === "PH-13.4") return reasonBy(rule, board, words);
  const lack = words.say("note-why-lacks", { missing }).replace(/\.$/, "");
  return buys.length ? `${lack}: **${words.say("note-why-buys", { bones: box.resourcePrice })}**.` : `${lack}.`;
}

/** "Fishing. Asks for yellow, brown, blue. 1 stone free. On the capstone: grey, yellow." */
export function deedLabel(deed: Deed, world: World, words: Words): string {
  const stones = trilithOf(world, deed);
  const asked = askedBy(world, deed);
  const heap = cubesOf(stones.capstone as Cubes);
  const refusal = world.pending.refused?.find((each) => each.deed === deed);
  return [
    `${deedName(deed, words)}.`,
    asked.length ? words.say("note-asks", { colours: listed(asked, words) }) : "",
    stones.full ? words.say("note-closed") : words.say("note-stones", { count: stones.stones.filter((stone) => stone === null).length }),
    heap.length ? words.say("note-capstone", { colours: listed(heap, words) }) : words.say("note-capstone-empty"),
    refusal && !stones.full ? reasonBy(refusal.rule, undefined, words) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
