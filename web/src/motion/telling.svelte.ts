// How fast the turns of bots are told: as somebody chose on this device.
import { storage } from "../storage";

export const PACES = ["calm", "normal", "quick", "once"] as const;
type Pace = (typeof PACES)[number];

class Telling {
  #chosen = $state<Pace>(PACES.find((pace) => pace === storage.get("telling")) ?? "normal");

  get now(): Pace {
    return this.#chosen;
  }

  /** What the time of every beat is multiplied with. */
  get factor(): number {
    return { calm: 1.6, normal: 1, quick: 0.5, once: 0 }[this.now];
  }

  choose(pace: Pace): void {
    this.#chosen = pace;
    storage.set("telling", pace);
  }
}

export const telling = new Telling();
