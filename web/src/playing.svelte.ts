// What has come in is played out: every step of a person by itself, every turn of a bot as one, told in a few beats.
import { decides, turnIn, type BotTurn } from "./botTurns";
import type { Named, Shapes, Untyped } from "./messages";
import { motion } from "./motion/pace.svelte";
import { telling } from "./motion/telling.svelte";
import { isHeard, type TableSound } from "./sound/sounding";
import { sounds } from "./sound/sound.svelte";
import { EMPTY, playedOut, type Screen, type Step } from "./store";
import { turnsOf, type Habits, type Turn } from "./turns";

const STEP_TIME = 420;
/** With more steps than this waiting, everything goes three times as fast. */
const MANY = 3;
const MANY_TURNS = 80;
const HURRY = 1 / 3;
/** What moves in a beat moves faster than by itself, because all of it moves together. */
const TOGETHER = 0.6;
/** Of a beat, for what is seen on the table before it. */
const BEFORE = 0.5;
/** How long a turn stands where nothing moves. */
const STANDING = 1200;
/** Where the next bot takes longer than this, the one before it leaves its place. */
const PATIENCE = 1500;

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

/** A turn of a bot as far as it has been told. */
export interface Told<S extends Shapes = Untyped> {
  readonly turn: Turn<S["event"]>;
  /** One: who and where. Two: what it cost and brought. Three: what it means for whoever looks on. */
  readonly beat: 1 | 2 | 3;
  readonly concerns: readonly Named[];
}

export class Playing<S extends Shapes = Untyped> {
  screen = $state.raw<Screen<S>>(EMPTY);
  /** Something is being played out. */
  moving = $state(false);
  /** The turn of a bot that is being told, or the last one that was. */
  told = $state.raw<Told<S> | null>(null);
  readonly #seat: number | null;
  #stager: Stager<S> = PAUSE;
  #habits: Habits<S> | null = null;
  /** How many of the steps that wait were told already. */
  #ahead = 0;
  /** Changes when what waits is no longer to be played out. */
  #run = 0;
  #telling = false;
  /** The turn that is being told shall be told at once. */
  #atOnce = false;
  /** Somebody asked for that since things began to move. */
  #asked = false;
  #wake: (() => void) | null = null;
  /** All that there is has come in. */
  #complete = false;
  /** When what is being told has been told: what one beat took too long, the next is shorter. */
  #due = 0;

  constructor(seat: number | null) {
    this.#seat = seat;
  }

  /** Let turns be told as a game has the habit. */
  follow(habits: Habits<S> | undefined): void {
    this.#habits = habits ?? null;
  }

  /** Let somebody show the steps until the returned function is called. */
  stagedBy(stager: Stager<S>): () => void {
    this.#stager = stager;
    return () => {
      stager.cut();
      if (this.#stager === stager) this.#stager = PAUSE;
    };
  }

  /** Nothing more comes until somebody asks for it: a turn that is not whole is told as far as it has come. */
  complete(): void {
    this.#complete = true;
    this.#wake?.();
  }

  show(screen: Screen<S>): void {
    this.#complete = false;
    const { queue, shown } = this.screen;
    if (screen.shown !== shown) this.told = null; // the whole table came anew
    this.screen = screen;
    if (queue.length && screen.queue[0] !== queue[0]) this.#forget();
    this.#wake?.();
    void this.#playOut();
  }

  /** Tell the turn of a bot at once; everything, if nobody's is told or somebody asks again. */
  skipTurn(): void {
    if (!this.#telling || this.#asked) return this.skip();
    this.#asked = this.#atOnce = true;
    this.#stager.cut();
    this.#wake?.();
  }

  /** Show the newest table at once. */
  skip(): void {
    this.#tellLast();
    while (this.screen.queue.length) this.screen = playedOut(this.screen);
    this.#forget();
  }

  /** What was told last has been read. */
  read(): void {
    this.told = null;
  }

  #forget(): void {
    this.#ahead = 0;
    this.#run += 1;
    this.#stager.cut();
    this.#wake?.();
  }

  async #playOut(): Promise<void> {
    if (this.moving) return;
    const run = this.#run;
    const mine = this.#isMine;
    this.moving = this.screen.queue.length > 0;
    while (this.screen.queue.length) {
      const turn = this.#habits && turnIn(this.screen.queue.slice(this.#ahead), this.#actor, this.screen.seats, this.#habits);
      if (turn && this.#habits) await this.#tell(turn, this.#habits);
      else if (this.#ahead) await this.#moveOn();
      else await this.#showStep();
    }
    this.moving = this.#asked = false;
    if (this.#isMine && !mine && run === this.#run) sounds.play("turn");
  }

  get #isMine(): boolean {
    return this.#seat !== null && this.screen.shown?.actor === this.#seat;
  }

  /** What happens is heard while it is shown; who catches up or skips hears nothing of it. */
  #hear(sound: TableSound, { events }: Pick<Step<S>, "events">): void {
    if (this.#habits && isHeard(sound, events, this.#habits.sounds)) sounds.play(sound);
  }

  /** Who decided on the first step that was not told yet. */
  get #actor(): number | null {
    const { shown, queue } = this.screen;
    return (this.#ahead ? queue[this.#ahead - 1]?.after : shown)?.actor ?? null;
  }

  /** One step by itself, at a pace that eyes can follow. */
  async #showStep(): Promise<void> {
    const step = this.screen.queue[0];
    if (!step) return;
    const many = this.screen.queue.length > MANY;
    const pace = motion.factor * (many ? HURRY : 1);
    const run = this.#run;
    if (this.#actor === this.#seat) this.told = null;
    if (!many) this.#hear("dice", step);
    if (pace) await this.#stager.before(step, pace);
    if (run !== this.#run) return; // somebody skipped, or the whole table came anew
    this.screen = playedOut(this.screen);
    if (pace) await this.#stager.after(step, pace);
    if (!many && run === this.#run) this.#hear("step", step);
  }

  /** Somebody leaves the place: with the next bot's turn, or when that lets one wait. */
  async #moveOn(): Promise<void> {
    const run = this.#run;
    const { queue, seats } = this.screen;
    if (queue.length === this.#ahead && !this.#complete && decides(seats, this.#actor) && this.#time(PATIENCE)) await this.#rest(PATIENCE);
    if (run === this.#run && this.screen.queue.length === queue.length) this.#shift(this.#ahead);
  }

  /** A turn of a bot: who and where, then all it cost and brought, then what it means for me. */
  async #tell(first: BotTurn<S>, habits: Habits<S>): Promise<void> {
    const run = this.#run;
    const before = this.screen.shown?.view;
    const taken: Step<S>[] = [];
    let turn = first;
    const until = async (ready: (turn: BotTurn<S>) => boolean): Promise<boolean> => {
      for (;;) {
        const { queue, seats } = this.screen;
        turn = turnIn([...taken, ...queue.slice(this.#ahead)], first.player, seats, habits) ?? turn;
        if (ready(turn) || this.#complete) break;
        this.#due = 0; // who thinks for long is not told in a hurry after that
        await this.#rest();
        if (run !== this.#run) return false;
      }
      this.#due ||= performance.now();
      return true;
    };
    const say = (beat: Told["beat"], concerns: readonly Named[] = []): void => {
      this.told = { turn: ownTurn(turn, habits), beat, concerns };
    };
    const [coming, doing, touching, passing] = habits.beats;

    this.#telling = true;
    this.#due = 0;
    try {
      if (!(await until(({ whole, opening }) => whole || opening > 0))) return;
      say(1);
      if (!(await this.#beat(coming, turn.opening ? this.#ahead + turn.opening : 0))) return;
      taken.push(...turn.steps.slice(0, turn.opening));
      if (!(await until(({ whole }) => whole))) return;
      say(2);
      if (!(await this.#beat(doing, this.#ahead + turn.steps.length - taken.length - turn.leaving))) return;
      this.#ahead = turn.leaving;
      const after = this.screen.shown?.view;
      const known = this.#seat !== null && before && after;
      const concerns = known ? habits.concerns(ownTurn(turn, habits).events, before, after, this.#seat) : [];
      say(3, concerns);
      await this.#beat(concerns.length ? touching : passing, 0, true);
    } finally {
      this.#telling = this.#atOnce = false;
    }
  }

  /** Some steps, shown together, and the time to read; whether it goes on after that. */
  async #beat(length: number, count: number, last = false): Promise<boolean> {
    const run = this.#run;
    const time = motion.factor ? this.#time(length) : this.#time(last ? STANDING : 0);
    this.#due += time;
    if (count) await this.#perform(count, motion.factor ? time : 0);
    for (let left = this.#left; left > 0 && run === this.#run && !this.#atOnce; left = this.#left) await this.#rest(left);
    return run === this.#run;
  }

  get #left(): number {
    return this.#due - performance.now();
  }

  async #perform(count: number, time: number): Promise<void> {
    const run = this.#run;
    const steps = this.screen.queue.slice(0, count);
    const last = steps.at(-1);
    if (!last) return;
    const together = { events: steps.flatMap(({ events }) => events), after: last.after, together: true };
    const pace = motion.factor * telling.factor * TOGETHER;
    if (this.#followed) this.#hear("dice", together);
    if (time) await this.#within(time * BEFORE, this.#stager.before(together, pace));
    if (run !== this.#run) return;
    this.#shift(count);
    if (time && !this.#atOnce) await this.#within(time * (1 - BEFORE), this.#stager.after(together, pace));
    if (this.#followed && run === this.#run) this.#hear("step", together);
  }

  #shift(count: number): void {
    for (let at = 0; at < count; at += 1) this.screen = playedOut(this.screen);
    this.#ahead = 0;
  }

  /** Somebody lets the turns of bots be told, and looks. */
  get #followed(): boolean {
    return this.#time(STANDING) > 0;
  }

  /** How long something lasts at the pace that somebody chose; no time at all where nobody looks. */
  #time(length: number): number {
    if (this.#atOnce || document.hidden) return 0;
    return length * telling.factor * (this.screen.queue.length > MANY_TURNS ? HURRY : 1);
  }

  /** What takes longer is cut short. */
  async #within(time: number, shown: Promise<void>): Promise<void> {
    const limit = setTimeout(() => this.#stager.cut(), time);
    await shown;
    clearTimeout(limit);
  }

  /** Until something comes in, somebody skips, or time is up. */
  #rest(time?: number): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      if (time !== undefined) setTimeout(done, time);
    });
  }

  /** Of turns that nobody wanted to see, the last one stays. */
  #tellLast(): void {
    const { queue, seats } = this.screen;
    if (!this.#habits || !queue.length) return;
    const turns = turnsOf(
      queue.flatMap(({ events }) => events),
      this.#habits,
    );
    const turn = turns.findLast(({ player }) => player !== this.#seat && decides(seats, player));
    if (turn) this.told = { turn, beat: 3, concerns: [] };
  }
}

/** Of everything that happened in these steps, the turn of whoever decided. */
function ownTurn<S extends Shapes>({ player, steps }: BotTurn<S>, habits: Habits<S>): Turn<S["event"]> {
  const turns = turnsOf(
    steps.flatMap(({ events }) => events),
    habits,
  );
  return { player, from: 0, events: turns.filter((turn) => turn.player === player).flatMap(({ events }) => events) };
}
