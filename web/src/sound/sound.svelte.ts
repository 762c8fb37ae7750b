// Quiet sounds at the table: off until somebody wishes them, as is kept on this device. Before that nothing is made that could sound.
import { storage } from "../storage";
import { noiseOf, SCORES, strike, type Sound } from "./instruments";

const VOLUME = 0.2;
/** The same sound is not heard twice within so many seconds: together they would be loud. */
const APART = 0.08;

interface Instrument {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

class Sounds {
  #on = $state(storage.get("sound") === "on");
  #instrument: Instrument | null = null;
  #last: { sound: Sound; at: number } | null = null;

  get on(): boolean {
    return this.#on;
  }

  choose(on: boolean): void {
    this.#on = on;
    storage.set("sound", on ? "on" : "off");
    if (on)
      this.play("step"); // so that one hears what was wished for
    else this.#putAway();
  }

  /** Let something be heard, unless nobody wishes or nobody is there. */
  play(sound: Sound): void {
    // A browser lets nothing sound before somebody has touched the page, and complains of whatever tries.
    if (!this.#on || document.hidden || !navigator.userActivation.hasBeenActive) return;
    const { context, out, noise } = (this.#instrument ??= taken());
    const now = context.currentTime;
    if (this.#last?.sound === sound && now - this.#last.at < APART) return;
    this.#last = { sound, at: now };
    void context.resume(); // a phone that rang has stopped it
    for (const stroke of SCORES[sound]) strike(out, noise, stroke, now);
  }

  #putAway(): void {
    void this.#instrument?.context.close();
    this.#instrument = this.#last = null;
  }
}

function taken(): Instrument {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  return { context, out, noise: noiseOf(context) };
}

export const sounds = new Sounds();
