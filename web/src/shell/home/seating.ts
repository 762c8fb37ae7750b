// How a new table is set: three ways that need no thought, and any other by hand.
import type { NewSeat } from "../../messages";

export type Company = "bots" | "friends" | "here";

/** Seats for one person and company of the chosen kind. */
export function preset(company: Company, seats: number, bot: string, name: (seat: number) => string): NewSeat[] {
  const others = Array.from({ length: seats - 1 }, (_, at): NewSeat => {
    if (company === "bots") return { kind: "bot", bot };
    if (company === "friends") return { kind: "invited" };
    return { kind: "person", name: name(at + 1) };
  });
  return [{ kind: "person", name: null }, ...others];
}

/** Whom seats are for: friends as soon as one is invited, people here if there are several, otherwise bots. */
export function kindOf(seats: readonly NewSeat[]): Company {
  if (seats.some((seat) => seat.kind === "invited")) return "friends";
  return seats.filter((seat) => seat.kind === "person").length > 1 ? "here" : "bots";
}

/** A seat as one word, for a list to choose from. */
export const asOption = (seat: NewSeat): string => (seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind);

export function fromOption(option: string, name: string | null): NewSeat {
  const [kind, bot] = option.split(":");
  if (kind === "bot" && bot) return { kind: "bot", bot };
  return kind === "invited" ? { kind: "invited" } : { kind: "person", name };
}
