// A table as one seat sees it: the pure store, fed by a line, played out at a pace one can follow.
import { matchLine, type Line, type Opening } from "./line";
import type { ClientMessage, Refused, Shapes, Untyped } from "./messages";
import { Playing, type Stager } from "./playing.svelte";
import { session } from "./session.svelte";
import { storage } from "./storage";
import { newest, receive, since, type Screen } from "./store";
import type { Habits } from "./turns";

export class TableState<S extends Shapes = Untyped> {
  connected = $state(true);
  /** The version that was acted upon; until a newer one comes, nothing else is offered. */
  #acted = $state(-1);
  /** The version for whose answer nobody wants to wait. */
  #letGo = $state(-1);
  /** How much had happened when this seat last decided here. */
  #seenLog = $state<number | null>(null);
  /** What somebody who learns is asked for, of all that is offered; nothing where nobody asks. */
  asked = $state.raw<ReadonlySet<string> | null>(null);
  /** What somebody who learns is to look at, named as lessons name it. */
  pointed = $state.raw<readonly string[]>([]);
  readonly match: string;
  readonly seat: number | null;
  readonly #line: Line<S>;
  readonly #playing: Playing<S>;

  constructor(match: string, seat: number | null, open: Opening<S> = matchLine(match, seat)) {
    this.match = match;
    this.seat = seat;
    this.#playing = new Playing(seat);
    const seen = storage.get(this.#place());
    this.#seenLog = seen === null ? null : Number(seen);
    this.#line = open({
      hear: (message) => this.#update(receive(this.screen, message)),
      connected: (yes) => {
        this.connected = yes;
        this.#acted = -1;
      },
      ended: () => session.ended(),
      seen: () => newest(this.screen),
    });
  }

  get screen(): Screen<S> {
    return this.#playing.screen;
  }

  /** Something is being played out. */
  get moving(): boolean {
    return this.#playing.moving;
  }

  /** The turn of a bot that is being told, or the last one that was. */
  get told() {
    return this.#playing.told;
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

  /** Also while what was done is still on its way over the table. */
  get undoable(): boolean {
    return this.#newest && (this.screen.shown?.undo ?? 0) > 0;
  }

  /** For how many seconds bots hold their answer to what was just done, so that it can be taken back. */
  get hold(): number {
    const { shown } = this.screen;
    return shown && this.undoable && this.#letGo !== shown.version ? shown.hold : 0;
  }

  get news() {
    return this.seat === null ? [] : since(this.screen.log, this.#seenLog, this.seat);
  }

  get #free(): boolean {
    return this.#newest && !this.moving;
  }

  /** The newest table is shown, and nothing was done with it yet. */
  get #newest(): boolean {
    const { shown, queue } = this.screen;
    return !queue.length && this.connected && this.#acted !== shown?.version;
  }

  act(...actions: string[]): void {
    this.#seenLog = this.screen.log.length;
    storage.set(this.#place(), String(this.#seenLog));
    this.#playing.read();
    this.#say((version) => ({ kind: "act", version, actions, reply: null }));
  }

  undo(): void {
    this.#say((version) => ({ kind: "undo", version, steps: 1, reply: null }));
  }

  /** Let bots answer at once. */
  goOn(): void {
    const version = this.screen.shown?.version;
    if (version !== undefined && this.#line.send({ kind: "go_on", version, reply: null })) this.#letGo = version;
  }

  /** Whether any of these choices is what somebody who learns is asked for. */
  asks(choices: readonly { readonly text: string }[]): boolean {
    return this.asked !== null && choices.some(({ text }) => this.asked?.has(text));
  }

  /** The rule against an action; empty if none is known. */
  objection(action: string): Promise<string> {
    return this.#line.objection(action);
  }

  /** Nothing more comes over the line until somebody does something. */
  complete(): void {
    this.#playing.complete();
  }

  /** Say at the table why something asked beside the line was refused. */
  refuse(notice: Refused): void {
    this.#playing.screen = { ...this.screen, notice };
  }

  readNotice(): void {
    this.#playing.screen = { ...this.screen, notice: null };
  }

  /** What was told last has been read. */
  readTold(): void {
    this.#playing.read();
  }

  /** Let turns of bots be told as a game has the habit. */
  follow(habits: Habits<S> | undefined): void {
    this.#playing.follow(habits);
  }

  /** Let somebody show the steps until the returned function is called. */
  stagedBy(stager: Stager<S>): () => void {
    return this.#playing.stagedBy(stager);
  }

  /** Tell the turn of a bot at once, and all of them if somebody asks again. */
  skipTurn(): void {
    this.#playing.skipTurn();
  }

  /** Show the newest table at once. */
  skip(): void {
    this.#playing.skip();
  }

  close(): void {
    this.#playing.skip();
    this.#line.close();
  }

  #place(): string {
    return `seen.${this.match}.${this.seat ?? "watching"}`;
  }

  #say(message: (version: number) => ClientMessage): void {
    const version = this.screen.shown?.version;
    if (version !== undefined && this.#line.send(message(version))) this.#acted = version;
  }

  #update(screen: Screen<S>): void {
    if (screen.notice) this.#acted = -1;
    this.#playing.show(screen);
    if (screen.forgotten) void this.#remember();
  }

  /** After something was taken back: ask for what still stands. */
  async #remember(): Promise<void> {
    try {
      this.#update(receive(this.screen, await this.#line.whole()));
    } catch {
      // The socket brings it when it is open again.
    }
  }
}
