// What a choice is, what comes of it, and what the thing does that it is about.
import type { OfKind } from "../common/kinds";
import { reachedBy } from "./choices";
import { BASE, type Tribe } from "./drawing/names";
import { doing, hexOf, pileState, sentence, spaceGains, stepGains, type Reader } from "./labels";
import { choiceName, nameOf } from "./says";
import type { Choice } from "./table";
import type { Action } from "./wire";

/** The sides are called a and b. */
const sidesOf = (chief: string, { words }: Reader): string => `${words.does("chief", chief)}.`;

function aboutThing(choice: Choice, at: Reader): string {
  const { action } = choice;
  switch (action.kind) {
    case "recruit":
    case "enlist":
      return `${doing("card", action.tribe, at)} ${pileState(action.tribe as Tribe, at)}`;
    case "learn":
    case "bury":
      return doing("card", action.card, at);
    case "stone":
      return doing("stone", action.stone, at);
    case "hunt":
    case "tip":
      return doing("animal", action.animal, at);
    case "chief":
      return sidesOf(action.chief, at);
    case "side":
      return at.board?.chief ? `${nameOf("chief", at.board.chief, at.words)}: ${sidesOf(at.board.chief, at)}` : "";
    case "setup":
      return doing("setup", action.setup, at);
    case "camp":
      return hexOf(BASE, at);
    case "move":
      return hexOf(action.hex, at);
    case "build": {
      const { level, row, column } = action;
      return level === 1 ? sentence(spaceGains(row, column, at), at.words) : "";
    }
    case "idol":
      return choice.forecast.change[action.track] ? stepGains(action.track, reachedBy(choice as OfKind<Action, "idol">, at.board), at) : "";
    default:
      return "";
  }
}

/** Begins with what the choice is. */
export const describe = (choice: Choice, at: Reader): string =>
  [choiceName(choice, at.words, at.players), aboutThing(choice, at)].filter(Boolean).join(" ");
