// Day or night: as the system likes it, until somebody chooses.
import { storage } from "../storage";

type Theme = "light" | "dark";

const system = window.matchMedia("(prefers-color-scheme: dark)");
const chosen = (): Theme | null => {
  const before = storage.get("theme");
  return before === "light" || before === "dark" ? before : null;
};

class ThemeChoice {
  #chosen = $state<Theme | null>(chosen());
  #system = $state<Theme>(system.matches ? "dark" : "light");

  constructor() {
    system.addEventListener("change", (event) => (this.#system = event.matches ? "dark" : "light"));
    this.#show();
  }

  get now(): Theme {
    return this.#chosen ?? this.#system;
  }

  turn(): void {
    this.#chosen = this.now === "dark" ? "light" : "dark";
    storage.set("theme", this.#chosen);
    this.#show();
  }

  #show(): void {
    if (this.#chosen) document.documentElement.dataset["theme"] = this.#chosen;
  }
}

export const theme = new ThemeChoice();
