// Who takes a seat when nobody said which bot: one that can be beaten on the first evening.
import { botNamed, draw, nameOf } from "../bots";

export const USUAL = "easy";

/** The usual bot, with a character that nobody at the table has yet where the game has any. */
export function usualBot(
  bots: readonly string[],
  characters: readonly string[] = [],
  sitting: readonly string[] = [],
  luck?: () => number,
): string {
  if (!bots.includes(USUAL)) return bots.at(-1) ?? "";
  const taken = sitting.map((bot) => botNamed(bot).character);
  return nameOf({ level: USUAL, character: draw(characters, taken, luck) });
}
