// What the people and bots at a table are called.
import type { Words } from "../i18n";
import type { SeatInfo } from "../messages";

/** Bots of one kind share a name at the server; at the table each has its own. */
export const seatName = (seat: SeatInfo, at: number, words: Words): string =>
  seat.kind === "bot" && words.has(`web-bot-name-${at}`) ? words.say(`web-bot-name-${at}`) : seat.name;

export const seatNames = (seats: readonly SeatInfo[], words: Words): string[] => seats.map((seat, at) => seatName(seat, at, words));
