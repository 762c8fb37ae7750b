// A table as one seat sees it: the pure store, fed by a socket, played out at a pace one can follow.
import * as api from "./api";
import type { ClientMessage, Shapes, Untyped } from "./messages";
import { motion } from "./motion/pace.svelte";
import { session } from "./session.svelte";
import { TableSocket } from "./socket";
import { storage } from "./storage";
import { EMPTY, newest, playedOut, receive, since, type Screen, type Step } from "./store";

const STEP_TIME = 420;
/** With more steps than this waiting, everything goes three times as fast. */
const MANY = 3;
const HURRY = 1 / 3;

/** Who shows a step: over the table as it was, then over the table as it is. What is shown may be cut short. */
export interface Stager<S extends Shapes = Untyped> {
  before(step: Step<S>, pace: number): Promise<void>;
  after(step: Step<S>, pace: number): Promise<void>;
  cut(): void;
}

const PAUSE: Stager<Shapes> = {
  before: async () => {},
  after: (_, pace) => new Promise((done) => setTimeout(done, STEP_TIME * pace)),
  cut: () => {},
};

export class TableState<S extends Shapes = Untyped> {
  screen = $state.raw<Screen<S>>(EMPTY);
  connected = $state(true);
  /** The version that was acted upon; until a newer one comes, nothing else is offered. */
  #acted = $state(-1);
  /** How much had happened when this seat last decided here. */
  #seenLog = $state<number | null>(null);
  /** Something is being played out. */
  moving = $state(false);
  readonly match: string;
  readonly seat: number | null;
  readonly #socket: TableSocket<S>;
  #stager: Stager<S> = PAUSE;

  constructor(match: string, seat: number | null) {
    this.match = match;
    this.seat = seat;
    const seen = storage.get(this.#place());
    this.#seenLog = seen === null ? null : Number(seen);
    this.#socket = new TableSocket(match, seat, {
      hear: (message) => this.#update(receive(this.screen, message)),
      connected: (yes) => {
        this.connected = yes;
        this.#acted = -1;
      },
      ended: () => session.ended(),
      seen: () => newest(this.screen),
    });
  }

  /** The table that is shown; pages show none before one has come. */
  get view(): S["view"] {
    const { shown } = this.screen;
    if (!shown) throw new Error(`No table of match ${this.match} has come yet; a page waits for screen.shown.`);
    return shown.view;
  }

  /** What is offered now: nothing while something is still being played out or on its way. */
  get choices() {
    const { shown } = this.screen;
    return shown && this.#free ? shown.choices : [];
  }

  get undoable(): boolean {
    return this.#free && (this.screen.shown?.undo ?? 0) > 0;
  }

  get news() {
    return this.seat === null ? [] : since(this.screen.log, this.#seenLog, this.seat);
  }

  get #free(): boolean {
    const { shown, queue } = this.screen;
    return !queue.length && !this.moving && this.connected && this.#acted !== shown?.version;
  }

  act(...actions: string[]): void {
    this.#seenLog = this.screen.log.length;
    storage.set(this.#place(), String(this.#seenLog));
    this.#say((version) => ({ kind: "act", version, actions, reply: null }));
  }

  undo(): void {
    this.#say((version) => ({ kind: "undo", version, steps: 1, reply: null }));
  }

  readNotice(): void {
    this.screen = { ...this.screen, notice: null };
  }

  /** Let somebody show the steps until the returned function is called. */
  stagedBy(stager: Stager<S>): () => void {
    this.#stager = stager;
    return () => {
      stager.cut();
      if (this.#stager === stager) this.#stager = PAUSE;
    };
  }

  /** Show the newest table at once. */
  skip(): void {
    while (this.screen.queue.length) this.screen = playedOut(this.screen);
    this.#stager.cut();
  }

  close(): void {
    this.#stager.cut();
    this.#socket.close();
  }

  #place(): string {
    return `seen.${this.match}.${this.seat ?? "watching"}`;
  }

  #say(message: (version: number) => ClientMessage): void {
    const version = this.screen.shown?.version;
    if (version !== undefined && this.#socket.send(message(version))) this.#acted = version;
  }

  #update(screen: Screen<S>): void {
    if (screen.notice) this.#acted = -1;
    this.screen = screen;
    if (screen.forgotten) void this.#remember();
    void this.#playOut();
  }

  /** After something was taken back: ask for what still stands. */
  async #remember(): Promise<void> {
    try {
      this.#update(receive(this.screen, await api.wholeTable<S>(this.match, this.seat)));
    } catch {
      // The socket brings it when it is open again.
    }
  }

  /** One step after the other, at a pace that eyes can follow. */
  async #playOut(): Promise<void> {
    if (this.moving) return;
    this.moving = this.screen.queue.length > 0;
    for (let step = this.screen.queue[0]; step; step = this.screen.queue[0]) {
      const pace = motion.factor * (this.screen.queue.length > MANY ? HURRY : 1);
      if (pace) await this.#stager.before(step, pace);
      if (this.screen.queue[0] !== step) continue; // somebody skipped, or the whole table came anew
      this.screen = playedOut(this.screen);
      if (pace) await this.#stager.after(step, pace);
    }
    this.moving = false;
  }
}
