// How a new table is set: three ways that need no thought, and any other by hand.
import type { NewSeat } from "../../messages";

export type Company = "bots" | "friends" | "here";

const ME: NewSeat = { kind: "person", name: null };

/** Seats for one person and people: those with the link, or those at this device. */
export function preset(company: "friends" | "here", seats: number, name: (seat: number) => string): NewSeat[] {
  const others = Array.from({ length: seats - 1 }, (_, at): NewSeat =>
    company === "friends" ? { kind: "invited" } : { kind: "person", name: name(at + 1) },
  );
  return [ME, ...others];
}

/** Seats for me and these opponents, except where somebody else was put by hand. */
export const against = (opponents: readonly NewSeat[], byHand: ReadonlyMap<number, NewSeat>): NewSeat[] =>
  [ME, ...opponents].map((seat, at) => byHand.get(at) ?? seat);

/** Whom seats are for: friends as soon as one is invited, people here if there are several, otherwise bots. */
export function kindOf(seats: readonly NewSeat[]): Company {
  if (seats.some((seat) => seat.kind === "invited")) return "friends";
  return seats.filter((seat) => seat.kind === "person").length > 1 ? "here" : "bots";
}

/** A seat as one word, for a list to choose from. */
export const asOption = (seat: NewSeat): string => (seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind);

/** Whatever stands behind the first colon is the bot's name, colons and all. */
export function fromOption(option: string, name: string | null): NewSeat {
  const [kind, ...rest] = option.split(":");
  if (kind === "bot" && rest.length) return { kind: "bot", bot: rest.join(":") };
  return kind === "invited" ? { kind: "invited" } : { kind: "person", name };
}
