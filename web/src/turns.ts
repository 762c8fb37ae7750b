// What happened, turn by turn: how single events fall into the turns of players, and what of a turn is worth telling.
import type { Happened, Named, Shapes, Untyped } from "./messages";
import type { Sounding } from "./sound/sounding";

/** Whose turn it is while the table itself does something: deals, feeds, begins a round. */
export const NOBODY = -1;

/** How the events of a game fall into turns, by their kinds, and how a turn of a bot is told. */
export interface Habits<S extends Shapes = Untyped> {
  /** What the table does between turns. */
  readonly table: readonly S["event"]["kind"][];
  /** What comes to somebody in whosever turn it is: it begins none. */
  readonly passing: readonly S["event"]["kind"][];
  /** Of these a turn has one. */
  readonly deeds: readonly S["event"]["kind"][];
  /** What is paid before a deed. */
  readonly prices: readonly S["event"]["kind"][];
  readonly ends: readonly S["event"]["kind"][];
  /** What says where it happens: up to here a turn is shown first. */
  readonly opens: readonly S["event"]["kind"][];
  /** With these somebody leaves the place: they are shown with the next turn, so that the stage changes once. */
  readonly leaves: readonly S["event"]["kind"][];
  /** What is shown by itself, however many turns wait. */
  readonly alone: readonly S["event"]["kind"][];
  /** What is worth saying in short (`short-…`), the most telling first. */
  readonly telling: readonly S["event"]["kind"][];
  /** Of these only how many there were is said, whatever they name. */
  readonly counted: readonly S["event"]["kind"][];
  /** What one hears, if one wishes to. */
  readonly sounds: Sounding<S["event"]["kind"]>;
  /** Milliseconds: who and where, price and gain, what it means for whoever looks on; the last where it means nothing to them. */
  readonly beats: readonly [number, number, number, number];
  /** Where it is told: in the sky below the sentence, on the ground above one's own things, or in the corner of the ground. */
  readonly place: "sky" | "ground" | "corner";
  /** The symbol in pieces.svg for something that is said in short. */
  sign(event: S["event"]): string | null;
  /** What a turn means for a seat (`foryou-…`), beyond what it brought. */
  concerns(events: readonly S["event"][], before: S["view"], after: S["view"], seat: number): readonly Named[];
}

export interface Turn<Event extends Happened = Happened> {
  /** Or nobody. */
  readonly player: number;
  /** The number of its first event. */
  readonly from: number;
  readonly events: readonly Event[];
}

interface Growing<Event extends Happened> {
  player: number;
  from: number;
  events: Event[];
  over: boolean;
}

/** All turns in their order; together they hold every event. Of a game without habits every event is one. */
export function turnsOf<S extends Shapes>(events: readonly S["event"][], habits: Habits<S> | undefined): readonly Turn<S["event"]>[] {
  if (!habits) return events.map((event, from) => ({ player: event.player, from, events: [event] }));
  const turns: Growing<S["event"]>[] = [];
  events.forEach((event, from) => {
    const now = turns.at(-1);
    const player = event.player < 0 || habits.table.includes(event.kind) ? NOBODY : event.player;
    const again = habits.deeds.includes(event.kind) && now?.events.some(({ kind }) => habits.deeds.includes(kind));
    const goesOn = now && (habits.passing.includes(event.kind) || (now.player === player && !now.over && !again));
    if (goesOn) now.events.push(event);
    else {
      const paid = again && now?.player === player && !now.over ? takeBack(now, habits.prices) : [];
      turns.push({ player, from: from - paid.length, events: [...paid, event], over: false });
    }
    const last = turns.at(-1);
    if (last && habits.ends.includes(event.kind)) last.over = true;
  });
  return turns;
}

/** What was paid at the end of a turn was paid for the next one. */
function takeBack<Event extends Happened>(turn: Growing<Event>, prices: readonly string[]): Event[] {
  const kept = turn.events.findLastIndex(({ kind }) => !prices.includes(kind)) + 1;
  return turn.events.splice(kept);
}

/** What is said in short of a turn: equal things once, with how many or how often. */
export type Short = Happened & { readonly times: number };

const SUMMED = ["count", "points", "labour"];

export function inShort<S extends Shapes>(turn: Turn<S["event"]>, habits: Habits<S>): readonly Short[] {
  const said = new Map<string, Short>();
  for (const event of turn.events) {
    if (event.player !== turn.player || !habits.telling.includes(event.kind)) continue;
    const names = Object.entries(event).filter(([field, value]) => typeof value === "string" && field !== "rule");
    const key = habits.counted.includes(event.kind) ? event.kind : JSON.stringify(names);
    said.set(key, added(said.get(key), event));
  }
  const rank = ({ kind }: Short): number => habits.telling.indexOf(kind);
  return [...said.values()].toSorted((one, other) => rank(one) - rank(other));
}

function added(before: Short | undefined, event: Happened): Short {
  if (!before) return { ...event, times: 1 };
  const sums = SUMMED.flatMap((field) => {
    const [old, more] = [before[field], event[field]];
    return typeof old === "number" && typeof more === "number" ? [[field, old + more] as const] : [];
  });
  return { ...event, ...Object.fromEntries(sums), times: before.times + 1 };
}

/** What somebody got in the turn of somebody else. */
export const broughtTo = <S extends Shapes>(seat: number, turn: Turn<S["event"]>, habits: Habits<S>): readonly Short[] =>
  turn.player === seat
    ? []
    : inShort({ ...turn, player: seat, events: turn.events.filter(({ kind }) => habits.passing.includes(kind)) }, habits);
