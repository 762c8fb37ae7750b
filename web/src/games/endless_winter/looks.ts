// What can be done with a card that lies in front of oneself.
import { asText } from "../../json";
import type { Choice } from "../../messages";
import { kindOf } from "./choices";

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
    const kind = kindOf(choice);
    if (zone === "chief") return kind === "call";
    if (asText(action["card"]) !== card) return false;
    return IN_ZONE[zone].includes(kind) || (kind === "bury" && asText(action["zone"]) === zone);
  });

/** The cards of a laid pile in the order in which the rules name them, and the end of it. */
export const layingOf = (choices: readonly Choice[], picked: readonly string[]): string[] => {
  const offered = choices.map(({ text }) => text).filter((text) => text.startsWith("lay "));
  return [...offered.flatMap((text) => picked.filter((each) => each === text)), "done"];
};
