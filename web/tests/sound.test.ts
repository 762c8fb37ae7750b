// What sounds for what happens; that nothing is made while nobody wishes it; and that who skips or catches up hears nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Untyped } from "../src/messages";
import { EMPTY, type Screen, type Step } from "../src/store";
import type { Habits } from "../src/turns";
import { SCORES, SOUNDS } from "../src/sound/instruments";
import { isHeard } from "../src/sound/sounding";
import { HABITS as STONE_AGE } from "../src/games/stone_age/habits";

/** Every context that was made, with how many strokes were begun in it. */
let made: FakeContext[] = [];
let clock = 0;
const page = { hidden: false };
const hand = { hasBeenActive: true };

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

class FakeContext {
  strokes = 0;
  closed = false;
  readonly sampleRate = 8000;
  readonly destination = {};

  constructor() {
    made.push(this);
  }

  get currentTime(): number {
    return clock;
  }

  readonly resume = async (): Promise<void> => {};
  readonly close = async (): Promise<void> => {
    this.closed = true;
  };
  readonly createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  readonly createGain = () => this.#node();
  readonly createBiquadFilter = () => this.#node();
  readonly createOscillator = () => this.#node();
  readonly createBufferSource = () => this.#node();

  #node(): object {
    const connect = (other: object): object => other;
    const start = (): number => (this.strokes += 1);
    return { context: this, gain: param(), frequency: param(), Q: param(), connect, start, stop: () => undefined };
  }
}

beforeEach(() => {
  [made, clock, page.hidden, hand.hasBeenActive] = [[], 0, false, true];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => kept.set(key, to),
  });
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { userActivation: hand });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: true, addEventListener: () => undefined }) }); // nothing moves
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

const load = async () => (await import("../src/sound/sound.svelte")).sounds;

describe("a table's happenings", () => {
  it("sound as the game says, however many there are", () => {
    const event = (kind: string) => ({ kind, player: 0 });
    expect(isHeard("dice", [event("rolled")], STONE_AGE.sounds)).toBe(true);
    expect(isHeard("step", [event("placed"), event("placed")], STONE_AGE.sounds)).toBe(true);
    expect(isHeard("dice", [event("placed")], STONE_AGE.sounds)).toBe(false);
    expect(isHeard("step", [event("fed")], STONE_AGE.sounds)).toBe(false);
  });

  it("are quiet and short", () => {
    for (const stroke of SOUNDS.flatMap((sound) => SCORES[sound])) {
      expect(stroke.loudness).toBeLessThanOrEqual(1);
      expect(stroke.at + stroke.length).toBeLessThan(1);
    }
  });
});

describe("sound", () => {
  it("is made neither before it is wished, nor before the page was touched, nor where nobody looks", async () => {
    const sounds = await load();
    sounds.play("dice");
    hand.hasBeenActive = false;
    sounds.choose(true);
    sounds.play("dice");
    [hand.hasBeenActive, page.hidden] = [true, true];
    sounds.play("turn");
    expect(made).toHaveLength(0);
  });

  it("is heard as soon as it is wished, each kind once at a time, and is gone when it is not", async () => {
    const sounds = await load();
    sounds.choose(true);
    expect(made.map(({ strokes }) => strokes)).toEqual([SCORES.step.length]);
    sounds.play("step");
    expect(made[0]?.strokes).toBe(SCORES.step.length);
    clock = 1;
    sounds.play("step");
    sounds.play("turn");
    expect(made[0]?.strokes).toBe(2 * SCORES.step.length + SCORES.turn.length);
    sounds.choose(false);
    sounds.play("step");
    expect(made.map(({ closed }) => closed)).toEqual([true]);
  });

  it("is wished on this device until it is not", async () => {
    expect((await load()).on).toBe(false);
    (await load()).choose(true);
    vi.resetModules();
    expect((await load()).on).toBe(true);
  });
});

const HABITS: Habits = {
  table: [],
  passing: [],
  deeds: [],
  prices: [],
  ends: [],
  opens: [],
  leaves: [],
  alone: [],
  telling: [],
  counted: [],
  sounds: { dice: ["rolled"], step: ["placed"] },
  beats: [1, 1, 1, 1],
  place: "sky",
  sign: () => null,
  concerns: () => [],
};
const ME = 0;
const OTHER = 1;
const step = (actor: number, ...kinds: string[]): Step =>
  ({ events: kinds.map((kind) => ({ kind, player: OTHER })), after: { actor } }) as unknown as Step<Untyped>;
const table = (actor: number, ...queue: Step[]): Screen => ({ ...EMPTY, shown: { actor } as Screen["shown"], queue });

/** What is heard while these steps come in, one after the other, and perhaps somebody skips. */
async function listen(actor: number, steps: readonly Step[], skips = false): Promise<string[]> {
  vi.resetModules();
  const sounds = await load();
  const { Playing } = await import("../src/playing.svelte");
  const heard = vi.spyOn(sounds, "play");
  const playing = new Playing(ME);
  playing.follow(HABITS);
  playing.show(table(actor));
  if (skips) playing.stagedBy({ before: async () => playing.skip(), after: async () => undefined, cut: () => undefined });
  const { motion } = await import("../src/motion/pace.svelte");
  vi.spyOn(motion, "factor", "get").mockReturnValue(skips ? 1 : 0);
  playing.show(table(actor, ...steps));
  await vi.waitFor(() => expect(playing.moving).toBe(false));
  return heard.mock.calls.map(([sound]) => sound);
}

describe("at the table one hears", () => {
  it("dice before what they bring is set down, and then that it is one's turn", async () => {
    expect(await listen(OTHER, [step(OTHER, "rolled", "placed"), step(ME, "placed")])).toEqual(["dice", "step", "step", "turn"]);
  });

  it("no turn where it was one's own before, or is somebody else's", async () => {
    expect(await listen(ME, [step(ME, "placed")])).toEqual(["step"]);
    expect(await listen(ME, [step(OTHER, "placed")])).toEqual(["step"]);
  });

  it("nothing of a table that comes as a whole, nor of what is skipped, and of many steps only the last few", async () => {
    expect(await listen(ME, [])).toEqual([]);
    expect(await listen(OTHER, [step(OTHER, "placed"), step(ME, "placed")], true)).toEqual([]);
    const many = Array.from({ length: 9 }, () => step(OTHER, "placed"));
    expect(await listen(OTHER, many)).toEqual(["step", "step", "step"]);
  });
});
