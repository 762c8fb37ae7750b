// What a choice is, what comes of it, and what the thing does that it is about.
import { asNumber, asText } from "../../json";
import type { Choice } from "../../messages";
import { kindOf, lyingOf } from "./choices";
import { BASE, type Track, type Tribe } from "./drawing/names";
import { LEVELS } from "./drawing/poles";
import { doing, hexOf, pileState, sentence, spaceGains, stepGains, type Reader } from "./labels";
import { choiceName, nameOf } from "./says";

/** The sides are called a and b. */
const sidesOf = (chief: string, { words }: Reader): string => `${words.does("chief", chief)}.`;

function aboutThing(choice: Choice, at: Reader): string {
  const { action } = choice;
  const named = (field: string): string => asText(action[field]);
  switch (kindOf(choice)) {
    case "recruit":
    case "enlist":
      return `${doing("card", named("tribe"), at)} ${pileState(named("tribe") as Tribe, at)}`;
    case "learn":
    case "bury":
      return doing("card", named("card"), at);
    case "stone":
      return doing("stone", named("stone"), at);
    case "hunt":
    case "tip":
      return doing("animal", named("animal"), at);
    case "chief":
      return sidesOf(named("chief"), at);
    case "side":
      return at.board?.chief ? `${nameOf("chief", at.board.chief, at.words)}: ${sidesOf(at.board.chief, at)}` : "";
    case "setup":
      return doing("setup", named("setup"), at);
    case "camp":
      return hexOf(BASE, at);
    case "move":
      return hexOf(named("hex"), at);
    case "build": {
      const { level, row, column } = lyingOf(choice);
      return level === 1 ? sentence(spaceGains(row, column, at), at.words) : "";
    }
    case "idol": {
      const track = named("track") as Track;
      const step = asNumber(at.board?.[track]) + 1;
      return step < LEVELS ? stepGains(track, step, at) : "";
    }
    default:
      return "";
  }
}

/** Begins with what the choice is. */
export const describe = (choice: Choice, at: Reader): string =>
  [choiceName(choice, at.words, at.players), aboutThing(choice, at)].filter(Boolean).join(" ");
