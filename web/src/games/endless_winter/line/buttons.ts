// What stands on a button that acts.
import type { Words } from "../../../i18n";
import { kindOf } from "../choices";
import { capital } from "../says";
import type { Choice } from "../table";

/** The choice as a sentence. */
export const tell = (choice: Choice, words: Words, players: readonly string[]): string =>
  capital(words.tell("action", choice.action, players), words);

/** A word or two where there are some for this kind of choice, otherwise the sentence. */
export const buttonText = (choice: Choice, words: Words, players: readonly string[]): string =>
  words.has(`do-${kindOf(choice)}`) ? words.say(`do-${kindOf(choice)}`, words.about(choice.action, players)) : tell(choice, words, players);
