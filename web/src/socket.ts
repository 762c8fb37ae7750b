// The WebSocket of a table. It reconnects when it is lost, and then asks for what happened after the last version seen. What
// would come of each choice is asked for only while somebody can see the page.
import { BASE } from "./base";
import { inShapesOf, type ClientMessage, type ServerMessage, type Shapes } from "./messages";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SIGNED_OUT = ["NotSignedIn", "Banned"];

export interface Listener<S extends Shapes> {
  hear(message: ServerMessage<S>): void;
  /** Whether the socket is open. */
  connected(yes: boolean): void;
  /** Whoever listens has signed out, was forgotten or may not come in any more: the socket is not opened again. */
  ended(): void;
  /** The last version seen; what happened after it is asked for. */
  seen(): number;
}

/** How long to wait before trying again: twice as long each time, a little uneven so that not all come at once. */
export const waitBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);

export class TableSocket<S extends Shapes> {
  readonly #address: string;
  readonly #listener: Listener<S>;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(match: string, seat: number | null, listener: Listener<S>) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const asked = seat === null ? "" : `seat=${seat}&`;
    this.#address = `${scheme}//${location.host}${BASE}/matches/${match}/socket?${asked}`;
    this.#listener = listener;
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Send a message; false when the socket is not open. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#look);
    const socket = this.#socket;
    // Browsers complain of a socket that is closed before it is open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #now = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Somebody comes back to the page, or turns to another one. */
  #look = (): void => {
    this.send({ kind: "look", foresee: !document.hidden, reply: null });
  };

  #connect(): void {
    const socket = new WebSocket(`${this.#address}foresee=${!document.hidden}&seen=${this.#listener.seen()}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#listener.connected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (!this.#closed) this.#listener.hear(inShapesOf<S>(JSON.parse(event.data)));
    };
    socket.onclose = (event) => {
      this.#socket = null;
      if (this.#closed) return;
      if (SIGNED_OUT.includes(event.reason)) return this.#listener.ended();
      this.#listener.connected(false);
      this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt, Math.random()));
      this.#attempt += 1;
    };
  }
}
