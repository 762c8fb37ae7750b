// A table as one seat sees it: the pure store, fed by a socket, played out at a pace one can follow.
import * as api from "./api";
import { keep, kept } from "./keeping";
import type { ClientMessage } from "./messages";
import { Line } from "./socket";
import { EMPTY, newest, playedOut, receive, since, type Screen } from "./store";

const STEP_TIME = 420;
const HURRIED_TIME = 140;
const MANY = 3;

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

export class TableState {
  screen = $state.raw<Screen>(EMPTY);
  connected = $state(true);
  /** The version that was acted upon; until a newer one comes, nothing else is offered. */
  #acted = $state(-1);
  /** How much had happened when this seat last decided. */
  #seenLog = $state(0);
  readonly match: string;
  readonly seat: number | null;
  readonly #line: Line;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string, seat: number | null) {
    this.match = match;
    this.seat = seat;
    this.#seenLog = Number(kept(this.#place()) ?? 0);
    this.#line = new Line(match, seat, {
      hear: (message) => this.#update(receive(this.screen, message)),
      connected: (yes) => {
        this.connected = yes;
        this.#acted = -1;
      },
      seen: () => newest(this.screen),
    });
  }

  /** What is offered now: nothing while something is still being played out or on its way. */
  get choices() {
    const { shown, queue } = this.screen;
    if (!shown || queue.length || !this.connected || this.#acted === shown.version) return [];
    return shown.choices;
  }

  get undoable(): boolean {
    const { shown, queue } = this.screen;
    return shown !== null && shown.undo > 0 && !queue.length && this.#acted !== shown.version;
  }

  get news() {
    return this.seat === null ? [] : since(this.screen.log, this.#seenLog, this.seat);
  }

  act(...actions: string[]): void {
    this.#seenLog = this.screen.log.length;
    keep(this.#place(), String(this.#seenLog));
    this.#say((version) => ({ kind: "act", version, actions, reply: null }));
  }

  undo(): void {
    this.#say((version) => ({ kind: "undo", version, steps: 1, reply: null }));
  }

  readNotice(): void {
    this.screen = { ...this.screen, notice: null };
  }

  /** Show the newest table at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.screen.queue.length) this.screen = playedOut(this.screen);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#line.close();
  }

  #place(): string {
    return `seen.${this.match}.${this.seat ?? "watching"}`;
  }

  #say(message: (version: number) => ClientMessage): void {
    const version = this.screen.shown?.version;
    if (version !== undefined && this.#line.say(message(version))) this.#acted = version;
  }

  #update(screen: Screen): void {
    if (screen.notice) this.#acted = -1;
    this.screen = screen;
    if (screen.forgotten) void this.#remember();
    this.#playOut();
  }

  /** After something was taken back: ask for what still stands. */
  async #remember(): Promise<void> {
    try {
      this.#update(receive(this.screen, await api.wholeTable(this.match, this.seat)));
    } catch {
      // The line will bring it when it stands again.
    }
  }

  /** The first step shows at once, the next ones at a pace that eyes can follow. */
  #playOut(): void {
    if (!this.screen.queue.length || this.#timer !== undefined) return;
    this.screen = playedOut(this.screen);
    const waiting = this.screen.queue.length;
    const time = calm.matches ? 0 : waiting > MANY ? HURRIED_TIME : STEP_TIME;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#playOut();
    }, time);
  }
}
