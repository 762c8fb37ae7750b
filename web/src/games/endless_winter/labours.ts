// Where the labour of this turn came from, as the story of the table tells it.
import type { Event } from "./wire";

/** Forecasts count labour in halves. */
export const HALVES = 2;

/** What brought labour: a played card, the chief, or food. */
export interface Source {
  readonly from: "card" | "chief" | "food";
  /** The card's id; nothing for chief and food. */
  readonly card: string;
  readonly labour: number;
}

/** With these the labour of earlier turns is gone. */
const BEGINNINGS: readonly Event["kind"][] = ["turn_ended", "round_began", "eclipse_began"];

/** Everything that has brought this seat labour since its turn began, in the order in which it came. */
export function laboursOf(log: readonly Event[], seat: number): Source[] {
  const turn = log.slice(log.findLastIndex((event) => BEGINNINGS.includes(event.kind)) + 1);
  const found: Source[] = [];
  let bringer: Omit<Source, "labour"> = { from: "card", card: "" };
  for (const event of turn.filter(({ player }) => player === seat)) {
    if (event.kind === "played" || event.kind === "used") bringer = { from: "card", card: event.card };
    else if (event.kind === "called") bringer = { from: "chief", card: "" };
    else if (event.kind === "labour_gained") found.push({ ...bringer, labour: event.labour });
    else if (event.kind === "ate") found.push({ from: "food", card: "", labour: event.labour });
  }
  return found;
}

const total = (sources: readonly Source[]): number => sources.reduce((sum, { labour }) => sum + labour, 0);

/** What came in this turn, and how much of it is still there. */
export function labourNow(sources: readonly Source[], left: number | undefined): { readonly all: number; readonly spent: number } {
  const all = total(sources);
  return { all: Math.max(all, left ?? 0), spent: left === undefined ? 0 : Math.max(0, all - left) };
}

/** What one card has brought, all its copies together; nothing for whoever brought none. */
export const broughtBy = (sources: readonly Source[], card: string): number =>
  total(sources.filter((source) => source.from === "card" && source.card === card));

export const broughtFrom = (sources: readonly Source[], from: Source["from"]): number =>
  total(sources.filter((source) => source.from === from));
