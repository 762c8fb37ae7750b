// What can be done with a card that lies in front of oneself.
import { HALVES } from "./labours";
import type { Choice } from "./table";

export type Zone = "hand" | "played" | "chief";

/** A card that somebody looks at more closely. */
export interface Looked {
  readonly zone: Zone;
  readonly at: number;
}

const IN_ZONE: Readonly<Record<Zone, readonly string[]>> = { hand: ["play", "discard"], played: ["use"], chief: ["call"] };

/** Every choice that is about this card where it lies. */
export const choicesFor = (choices: readonly Choice[], zone: Zone, card: string): Choice[] =>
  choices.filter((choice) => {
    const { action } = choice;
    if (zone === "chief") return action.kind === "call";
    if (!("card" in action) || action.card !== card) return false;
    return IN_ZONE[zone].includes(action.kind) || (action.kind === "bury" && action.zone === zone);
  });

/** How much labour a card would add to the eclipse pile. */
export const strengthOf = (choices: readonly Choice[], card: string): number =>
  (choices.find(({ text }) => text === `lay ${card}`)?.forecast.change["strength"] ?? 0) / HALVES;

/** The cards of a laid pile in the order in which the rules name them, and the end of it. */
export const layingOf = (choices: readonly Choice[], picked: readonly string[]): string[] => {
  const offered = choices.map(({ text }) => text).filter((text) => text.startsWith("lay "));
  return [...offered.flatMap((text) => picked.filter((each) => each === text)), "done"];
};
