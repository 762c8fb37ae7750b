// What the people and bots at a table are called.
import { botNamed } from "../bots";
import type { Words } from "../i18n";
import type { SeatInfo } from "../messages";

type Seated = Pick<SeatInfo, "kind" | "name" | "bot">;

/** A bot has the name of its character, or else one of its seat's, since bots of one kind share a name at the server. */
function calledAt(seat: Seated, at: number, words: Words): string {
  if (seat.kind !== "bot") return seat.name;
  const { character } = botNamed(seat.bot ?? "");
  const key = [`character-${character}`, `web-bot-name-${at}`].find((each) => words.has(each));
  return key ? words.say(key) : seat.name;
}

/** Everybody's names; a bot whose name somebody else has already has a number besides. */
export function seatNames(seats: readonly Seated[], words: Words): string[] {
  const called = seats.map((seat, at) => calledAt(seat, at, words));
  return called.map((name, at) => {
    const earlier = seats.filter((seat, other) => called[other] === name && (seat.kind !== "bot" || other < at)).length;
    return seats[at]?.kind === "bot" && earlier ? words.say("web-namesake", { name, number: earlier + 1 }) : name;
  });
}
