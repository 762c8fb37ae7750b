// The bots one plays against, before they sit down: each has a level and, where the game has any, a character.
import { draw, nameOf, type Bot } from "../../bots";
import type { GameInfo, NewSeat } from "../../messages";
import { USUAL, usualBot } from "../usualBot";

export interface Opponent extends Bot {
  /** Whether the character came by luck. */
  readonly byLuck: boolean;
}

type Luck = () => number;

const taken = (opponents: readonly Opponent[]): string[] => opponents.map(({ character }) => character);
const replaced = (opponents: readonly Opponent[], at: number, by: Partial<Opponent>): Opponent[] =>
  opponents.map((each, other) => (other === at ? { ...each, ...by } : each));

/** So many of one level, all different as far as there are characters. */
export function byLuck(count: number, level: string, characters: readonly string[], luck?: Luck): Opponent[] {
  const found: Opponent[] = [];
  while (found.length < count) found.push({ level, character: draw(characters, taken(found), luck), byLuck: true });
  return found;
}

/** Whom one meets before anybody has chosen: as many as there is room for, of the usual level, by luck. */
export const usualOpponents = ({ seats, characters }: GameInfo, bots: readonly string[]): Opponent[] =>
  byLuck(Math.max(...seats) - 1, bots.includes(USUAL) ? USUAL : usualBot(bots), characters);

/** Another level for one of them, or the same for all. */
export const withLevel = (opponents: readonly Opponent[], at: number, level: string, forAll: boolean): Opponent[] =>
  forAll ? opponents.map((each) => ({ ...each, level })) : replaced(opponents, at, { level });

/** Another character for one of them; whoever has it already takes the other's in exchange. */
export function withCharacter(opponents: readonly Opponent[], at: number, character: string): Opponent[] {
  const other = opponents.findIndex((each) => each.character === character);
  const before = opponents[at];
  const chosen = replaced(opponents, at, { character, byLuck: false });
  return other < 0 || other === at || !before ? chosen : replaced(chosen, other, { character: before.character });
}

/** Anybody who does not sit there yet. */
export const withAnybody = (opponents: readonly Opponent[], at: number, characters: readonly string[], luck?: Luck): Opponent[] =>
  replaced(opponents, at, { character: draw(characters, taken(opponents), luck), byLuck: true });

export const seatFor = (opponent: Opponent): NewSeat => ({ kind: "bot", bot: nameOf(opponent) });
