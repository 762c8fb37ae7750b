// What is on screen, and what has still to be played out before the next table shows. Nothing but pure functions.
import type { Happened, Refused, SeatInfo, ServerMessage, Shapes, Status, Snapshot, Untyped } from "./messages";

export interface Step<S extends Shapes = Untyped> {
  readonly events: readonly S["event"][];
  readonly after: Snapshot<S>;
  /** Several decisions in one, of which nothing is shown that takes its own time. */
  readonly together?: boolean;
}

export interface Screen<S extends Shapes = Untyped> {
  readonly shown: Snapshot<S> | null;
  readonly queue: readonly Step<S>[];
  /** Everything that has happened and still stands, as far as it has been shown. */
  readonly log: readonly S["event"][];
  readonly seats: readonly SeatInfo[];
  readonly status: Status;
  /** The match in which the same people play again, once somebody has asked for it. */
  readonly rematch: string | null;
  /** A refusal that nobody has read yet. */
  readonly notice: Refused | null;
  /** Something was taken back, so the log has to be asked for again. */
  readonly forgotten: boolean;
}

export const EMPTY: Screen<never> = {
  shown: null,
  queue: [],
  log: [],
  seats: [],
  status: "open",
  rematch: null,
  notice: null,
  forgotten: false,
};

export function receive<S extends Shapes>(screen: Screen<S>, message: ServerMessage<S>): Screen<S> {
  switch (message.kind) {
    case "moved":
      if (message.since === 0) return whole(screen, message, message.events, false);
      if (message.version <= newest(screen)) return screen; // seen already
      return {
        ...screen,
        ...sitting(message),
        notice: null,
        queue: [...screen.queue, { events: message.events, after: message }],
      };
    case "view":
      return whole(screen, message, screen.log, true);
    case "seats":
      return { ...screen, ...sitting(message) };
    case "refused":
      return { ...screen, notice: message };
    case "played":
      return { ...screen, notice: null };
  }
}

/** The next step has been played out. */
export function playedOut<S extends Shapes>(screen: Screen<S>): Screen<S> {
  const [first, ...queue] = screen.queue;
  if (!first) return screen;
  return { ...screen, queue, shown: first.after, log: [...screen.log, ...first.events] };
}

/** The newest version that has come in, shown or not; 0 before anything has. */
export const newest = (screen: Screen<Shapes>): number => (screen.queue.at(-1)?.after ?? screen.shown)?.version ?? 0;

/** What others did since this seat last decided, which is where the log names it last if this device does not know; the own
 * deeds that begin it are known. */
export function since<Event extends Happened>(log: readonly Event[], from: number | null, seat: number): readonly Event[] {
  const news = log.slice(from ?? log.findLastIndex((event) => event.player === seat) + 1);
  const first = news.findIndex((event) => event.player !== seat);
  return first < 0 ? [] : news.slice(first);
}

function whole<S extends Shapes>(screen: Screen<S>, table: Snapshot<S>, log: readonly S["event"][], forgotten: boolean): Screen<S> {
  // An answer that was overtaken by a newer table must not turn it back.
  if (table.version < newest(screen)) return screen;
  return { ...screen, ...sitting(table), shown: table, queue: [], log, notice: null, forgotten };
}

const sitting = (message: Pick<Snapshot, "seats" | "status" | "rematch">) => ({
  seats: message.seats,
  status: message.status,
  rematch: message.rematch,
});
