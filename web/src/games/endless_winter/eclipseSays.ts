// What the ledges of the eclipse say to whoever does not see them, and why a tie went as it did.
import type { Words } from "../../i18n";
import { halves } from "./drawing/faces";
import type { Ledge } from "./eclipse";
import { listed, nameOf } from "./says";

/** "Place 1: Mira with 4½ labour, before that place 3. Revealed: Brave, Shaman. 1 figure rests." */
export function ledgeLabel(ledge: Ledge, words: Words, players: readonly string[]): string {
  const cards = ledge.cards.map((card) => nameOf("card", card, words));
  return [
    words.say("note-ledge", { place: ledge.place, player: players[ledge.seat] ?? "", labour: halves(ledge.labour), before: ledge.before }),
    words.say("note-revealed", { cards: cards.length ? listed(cards, words) : words.say("note-no-cards") }),
    ledge.resting.length ? words.say("note-rested", { count: ledge.resting.length }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Why somebody stands behind another with as much labour; nothing where there is no tie. */
export function tieLabel(ledge: Ledge, ledges: readonly Ledge[], words: Words, players: readonly string[]): string {
  const ahead = ledge.tied ? ledges[ledges.indexOf(ledge) - 1] : undefined;
  return ahead ? words.say("note-tie", { ahead: players[ahead.seat] ?? "", behind: players[ledge.seat] ?? "" }) : "";
}

/** Who comes next in an eclipse, and what comes when all have; the last one ends the game. */
export const afterwards = (next: readonly string[], last: boolean, words: Words): string =>
  [
    next.length ? words.say("note-then", { players: listed(next, words) }) : "",
    words.say(last ? "note-after-last-eclipse" : "note-after-eclipse"),
  ]
    .filter(Boolean)
    .join(" ");
