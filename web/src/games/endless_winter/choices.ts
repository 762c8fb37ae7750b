// Which part of the table a choice belongs to.
import type { Choice } from "../../messages";

/** What is done with what lies in front of oneself: cards of the hand, played cards, the food track, the chief. */
const IN_FRONT = ["play", "discard", "use", "call", "eat", "lay"];

export const kindOf = (choice: Choice): string => String(choice.action["kind"]);
/** Offered on the own slab, and nowhere on the stage. */
export const inFront = (choice: Choice): boolean => IN_FRONT.includes(kindOf(choice));

export const ofKind = (choices: readonly Choice[], ...kinds: readonly string[]): readonly Choice[] =>
  choices.filter((choice) => kinds.includes(kindOf(choice)));
