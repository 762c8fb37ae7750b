// Bots with a character, as they are introduced when they sit down.
import { botNamed } from "../bots";
import type { Words } from "../i18n";
import type { SeatInfo } from "../messages";

export interface Guest {
  readonly seat: number;
  readonly sentence: string;
}

export const guestsOf = (seats: readonly SeatInfo[], players: readonly string[], words: Words): Guest[] =>
  seats.flatMap(({ bot }, seat) => {
    const { character } = botNamed(bot ?? "");
    const about = words.say(`character-${character}-about`);
    return character ? [{ seat, sentence: words.say("web-sits-down", { name: players[seat] ?? "", about }) }] : [];
  });
