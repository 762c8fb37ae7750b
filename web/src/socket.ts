// One connection to a table that outlives lost lines: it comes back with the last version seen.
import type { ClientMessage, ServerMessage } from "./messages";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SIGNED_OUT = "NotSignedIn";

export interface Hearer {
  hear(message: ServerMessage): void;
  /** Whether the line stands. */
  connected(yes: boolean): void;
  /** Whoever listens has signed out, or was forgotten: the line does not come back. */
  ended(): void;
  /** The last version seen; what happened after it is asked for. */
  seen(): number;
}

/** How long to wait before trying again: twice as long each time, a little uneven so that not all come at once. */
export const waitBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);

export class Line {
  readonly #address: string;
  readonly #hearer: Hearer;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(match: string, seat: number | null, hearer: Hearer) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const asked = seat === null ? "" : `seat=${seat}&`;
    this.#address = `${scheme}//${location.host}/matches/${match}/socket?${asked}seen=`;
    this.#hearer = hearer;
    window.addEventListener("online", this.#now);
    this.#connect();
  }

  /** Send a message; false when there is no line to send it over. */
  say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#now);
    const socket = this.#socket;
    // Browsers complain of a line that is cut before it stands.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #now = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(this.#address + String(this.#hearer.seen()));
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#hearer.connected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (!this.#closed) this.#hearer.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      this.#socket = null;
      if (this.#closed) return;
      if (event.reason === SIGNED_OUT) return this.#hearer.ended();
      this.#hearer.connected(false);
      this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt, Math.random()));
      this.#attempt += 1;
    };
  }
}
