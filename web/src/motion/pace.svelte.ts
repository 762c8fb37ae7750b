// How much moves: as the system likes it, until somebody chooses. Kept on this device.
import { storage } from "../storage";

export const PACES = ["full", "calm", "none"] as const;
type Pace = (typeof PACES)[number];

const system = window.matchMedia("(prefers-reduced-motion: reduce)");

class Motion {
  #chosen = $state<Pace | null>(PACES.find((pace) => pace === storage.get("motion")) ?? null);
  #still = $state(system.matches);

  constructor() {
    system.addEventListener("change", (event) => (this.#still = event.matches));
    this.#show();
  }

  get now(): Pace {
    return this.#chosen ?? (this.#still ? "none" : "full");
  }

  /** What every time is multiplied with. */
  get factor(): number {
    return { full: 1, calm: 0.5, none: 0 }[this.now];
  }

  choose(pace: Pace): void {
    this.#chosen = pace;
    storage.set("motion", pace);
    this.#show();
  }

  #show(): void {
    if (this.#chosen) document.documentElement.dataset["motion"] = this.#chosen;
  }
}

export const motion = new Motion();
