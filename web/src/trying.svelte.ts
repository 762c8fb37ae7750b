// A mistake that somebody puts right: the table in play again as it was then, every choice judged, and nothing sent anywhere.
import * as api from "./api";
import type { Line } from "./line";
import { inShapesOf, type ClientMessage, type LineTold, type Mistake, type Review, type Untyped } from "./messages";
import type { Listener } from "./socket";
import { TableState } from "./table.svelte";
import type { Try } from "./trying";

type Told = Awaited<ReturnType<typeof api.mistake>>;

/** What was chosen is taken back by itself. */
const STANDING = 600;

export class TryState {
  tries = $state.raw<readonly Try[]>([]);
  /** How far hints have gone: nothing, the side, the place, all of it. */
  hint = $state(0);
  /** Somebody wanted to be shown. */
  shown = $state(false);
  readonly match: string;
  readonly mistake: Mistake;
  readonly review: Review;
  readonly lines: readonly LineTold[];
  readonly table: TableState;
  readonly #told: Told;
  #listener: Listener<Untyped> | null = null;
  #version = 0;
  #closed = false;

  private constructor(match: string, review: Review, mistake: Mistake, lines: readonly LineTold[], told: Told) {
    this.match = match;
    this.review = review;
    this.mistake = mistake;
    this.lines = lines;
    this.#told = told;
    this.table = new TableState(match, mistake.seat, (listener) => this.#open(listener));
    this.#lay();
  }

  /** Fetch what was found out about a mistake, and the table before it. */
  static async open(match: string, number: number): Promise<TryState> {
    const told = await api.mistake(match, number); // refuses where there is none
    const [{ review }, { lines }] = await Promise.all([api.review(match), api.moments(match, told.seat)]);
    const mistake = review?.mistakes.find((each) => each.number === number);
    if (!review || !mistake) throw new api.Refusal({ error: "NotReviewed", about: { moment: number }, version: null });
    return new TryState(match, review, mistake, lines as readonly LineTold[], told);
  }

  get found(): boolean {
    return this.shown || this.tries.some(({ found }) => found);
  }

  /** What the best would have kept. */
  get best(): number {
    return this.mistake.kept + this.mistake.gave_up;
  }

  /** The next mistake of the same seat, and after the last one the first; nothing where there is no other. */
  get next(): number | null {
    const others = this.review.mistakes.filter(({ seat, number }) => seat === this.mistake.seat && number !== this.mistake.number);
    const numbers = others.map(({ number }) => number).toSorted((one, other) => one - other);
    return numbers.find((number) => number > this.mistake.number) ?? numbers[0] ?? null;
  }

  close(): void {
    this.#closed = true;
    this.table.close();
  }

  #open(listener: Listener<Untyped>): Line<Untyped> {
    this.#listener = listener;
    return {
      send: (message) => this.#send(message),
      whole: () => Promise.reject(new Error("What is tried tells the whole table by itself.")),
      objection: () => Promise.resolve(""),
      close: () => (this.#listener = null),
    };
  }

  /** Lay the table as it was: what somebody holds in their hands is back in its place. */
  #lay(): void {
    const since = this.#version;
    this.#version += 1;
    const seats = this.#told.seats.map((seat) => ({ ...seat, present: true }));
    const message = { ...this.#told, kind: "moved" as const, since, version: this.#version, events: [], seats };
    this.#listener?.hear(inShapesOf<Untyped>(message as unknown as Parameters<typeof inShapesOf>[0]));
  }

  #send(message: ClientMessage): boolean {
    if (message.kind !== "act" || this.tries.some(({ state }) => state === "judging")) return false;
    void this.#judge(message.actions);
    return true;
  }

  async #judge(actions: readonly string[]): Promise<void> {
    const action = this.table.screen.shown?.choices.find(({ text }) => text === actions[0])?.action ?? null;
    const same = (each: Try): boolean => each.actions.join() === actions.join();
    const others = this.tries.filter((each) => !same(each)); // tried once more, it stands last
    this.tries = [...others, { actions, action, chance: null, found: false, state: "judging" }];
    const standing = new Promise((done) => setTimeout(done, STANDING));
    const judged = await api.tryInstead(this.match, this.mistake.number, actions).catch((error: unknown) => {
      const refused = api.refusalOf(error);
      if (refused.error !== "NoLight") this.#listener?.hear({ kind: "refused", reply: null, ...refused });
      return null;
    });
    if (this.#closed) return;
    const last: Try = judged
      ? { actions, action, chance: judged.chance, found: judged.found, state: "judged" }
      : { actions, action, chance: null, found: false, state: "slow" };
    this.tries = [...others, last];
    await standing;
    if (!this.#closed) this.#lay();
  }
}
