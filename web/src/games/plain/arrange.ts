// Puts what a game offers in order.
import type { Choice } from "../../messages";

/** Choices of one verb. */
export interface Offer {
  readonly verb: string;
  readonly choices: readonly Choice[];
}

/** Choices by verb, in the order in which the server offers them. */
export function offersOf(choices: readonly Choice[]): Offer[] {
  const verbs = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.action.kind;
    verbs.set(verb, [...(verbs.get(verb) ?? []), choice]);
  }
  return [...verbs].map(([verb, found]) => ({ verb, choices: found }));
}
