// What the parts of the table say to whoever does not see them.
import { forecastInWords } from "../../forecast";
import type { Words } from "../../i18n";
import type { Choice } from "../../messages";
import { UNSAID } from "./unsaid";

export const capital = (text: string, words: Words): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

export const nameOf = (what: string, id: string, words: Words): string => capital(words.name(what, id), words);

/** What a choice is, and what comes of it. */
export function choiceName(choice: Choice, words: Words, players: readonly string[]): string {
  const outcome = forecastInWords(choice.forecast, UNSAID, words);
  return `${capital(words.tell("action", choice.action, players), words)}.${outcome ? ` ${outcome}.` : ""}`;
}

/** What a card is called where there is little room: long names have a short form. */
export const cardName = (card: string, words: Words): string =>
  capital(words.first([`short-${card}`, `card-${card}`]), words);
