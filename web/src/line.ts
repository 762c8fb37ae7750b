// Where a table comes from: a match, over its socket, or a lesson, which answers one call after the other.
import * as api from "./api";
import type { ClientMessage, ServerMessage, Shapes } from "./messages";
import { TableSocket, type Listener } from "./socket";

export interface Line<S extends Shapes> {
  /** Say something; false when nobody hears it. */
  send(message: ClientMessage): boolean;
  /** The table with everything that happened and still stands. */
  whole(): Promise<ServerMessage<S>>;
  /** The rule against an action; empty if none is known. */
  objection(action: string): Promise<string>;
  close(): void;
}

/** Opens a line to whoever listens. */
export type Opening<S extends Shapes> = (listener: Listener<S>) => Line<S>;

/** The line of a match, as one of its seats or as somebody who watches. */
export const matchLine =
  <S extends Shapes>(match: string, seat: number | null): Opening<S> =>
  (listener) => {
    const socket = new TableSocket(match, seat, listener);
    return {
      send: (message) => socket.send(message),
      whole: () => api.wholeTable<S>(match, seat),
      objection: async (action) => (seat === null ? "" : ((await api.objection(match, seat, action)).rule ?? "")),
      close: () => socket.close(),
    };
  };
