// A match that is looked back at: the moment, through whose eyes, and the table as it was then. It plays on by itself if one wishes.
import * as api from "./api";
import type { Line } from "./line";
import { inShapesOf, type LineTold, type Refused, type Snapshot, type Untyped } from "./messages";
import { isLuck, onward, standing } from "./moments";
import type { Listener } from "./socket";
import { TableState } from "./table.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const USUAL = 1;
/** How long a decision stands while the match plays on by itself, and one that luck followed. */
const STANDING = 900;
const LUCK_STANDING = 1400;
/** Whoever pulls at the slider asks for no more tables than eyes can follow. */
const SPACING = 30;

const rest = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class ReplayState {
  /** Every line of the record, as the eyes saw it. */
  lines = $state.raw<readonly LineTold[]>([]);
  /** After how many lines. */
  at = $state(0);
  /** Through the eyes of which seat; nobody's where everything is open. */
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state(USUAL);
  refused = $state.raw<Refused | null>(null);
  /** Where playing stops, once, because there is something to be told. */
  pauses: (at: number) => boolean = () => false;
  readonly table: TableState;
  readonly #match: string;
  #listener: Listener<Untyped> | null = null;
  /** What the table shows; while somebody moves on, it follows. */
  #shown = $state.raw<{ readonly at: number; readonly eyes: number | null } | null>(null);
  #asking = false;
  /** Through whose eyes somebody wants to look, until what they saw is here. */
  #wanted: number | null = null;
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: string) {
    this.#match = match;
    this.table = new TableState(match, null, (listener) => this.#open(listener));
  }

  /** The moment that the table shows. */
  get shownAt(): number {
    return this.#shown?.at ?? this.at;
  }

  /** Fetch all that happened, and show a moment. */
  async begin(at: number): Promise<void> {
    await this.#fetch(null);
    this.at = standing(this.lines, at);
    await this.#follow();
  }

  go(at: number): void {
    this.stop();
    this.#move(at);
  }

  /** Look through the eyes of a seat, or openly. */
  async look(eyes: number | null): Promise<void> {
    try {
      await this.#fetch(eyes);
    } catch (error) {
      this.refused = api.refusalOf(error);
    }
    await this.#follow();
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.#play();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** So many steps faster, or slower. */
  hurry(by: number): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[Math.min(Math.max(at + by, 0), SPEEDS.length - 1)] ?? USUAL;
  }

  /** The next speed, and after the fastest the slowest. */
  turnSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.findIndex((speed) => speed === this.speed) + 1) % SPEEDS.length] ?? USUAL;
  }

  close(): void {
    this.stop();
    this.table.close();
  }

  #open(listener: Listener<Untyped>): Line<Untyped> {
    this.#listener = listener;
    return {
      send: () => false,
      whole: () => Promise.reject(new Error("What is looked back at tells the whole table by itself.")),
      objection: () => Promise.resolve(""),
      close: () => (this.#listener = null),
    };
  }

  #play(): void {
    this.playing = true;
    if (this.at === this.lines.length) this.#move(0); // once more from the beginning
    this.#goOn();
  }

  #goOn(): void {
    const time = isLuck(this.lines, this.at) ? LUCK_STANDING : STANDING;
    this.#timer = setTimeout(() => {
      if (!this.#asking) this.#move(onward(this.lines, this.at));
      if (this.at === this.lines.length || this.pauses(this.at)) this.stop();
      else this.#goOn();
    }, time / this.speed);
  }

  #move(at: number): void {
    this.at = standing(this.lines, at);
    void this.#follow();
  }

  async #fetch(eyes: number | null): Promise<void> {
    this.#wanted = eyes;
    const { lines } = await api.moments(this.#match, eyes);
    if (this.#wanted !== eyes) return; // somebody looks through other eyes by now
    this.lines = lines as readonly LineTold[];
    this.eyes = eyes;
  }

  /** Show the moment that is wanted; one that was wanted meanwhile comes after it, those between are left out. */
  async #follow(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.#shown?.at !== this.at || this.#shown.eyes !== this.eyes) {
        const wanted = { at: this.at, eyes: this.eyes };
        this.#tell(wanted, await api.moment(this.#match, wanted.at, wanted.eyes));
        if (this.at !== wanted.at) await rest(SPACING);
      }
    } catch (error) {
      this.stop();
      this.refused = api.refusalOf(error);
    } finally {
      this.#asking = false;
    }
  }

  /** One step on is shown as in play, everything else at once. */
  #tell(wanted: { readonly at: number; readonly eyes: number | null }, table: Snapshot | Awaited<ReturnType<typeof api.moment>>): void {
    const before = this.#shown;
    const steps = before?.eyes === wanted.eyes && onward(this.lines, before.at) === wanted.at;
    const lines = this.lines.slice(steps ? before.at : 0, wanted.at);
    this.#shown = wanted;
    this.table.skip();
    const since = steps ? this.#version : 0;
    this.#version += 1;
    const events = lines.flatMap((line) => line.events);
    // Who is at the table now was not seen then.
    const seats = table.seats.map((seat) => ({ ...seat, present: true }));
    const message = { ...table, kind: "moved" as const, since, version: this.#version, events, seats };
    this.#listener?.hear(inShapesOf<Untyped>(message as Parameters<typeof inShapesOf>[0]));
  }
}
