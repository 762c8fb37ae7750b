// Where the hand of whoever plays by keyboard goes: to what is asked for, and by letters to everything else that is offered.
import { tick } from "svelte";
import { lettered, offers, type Letter } from "../../keyboard";

/** The first thing that is asked for, or offered. */
function focusFirst(): void {
  const found = offers();
  (found.find((offer) => offer.closest(".wanted")) ?? found[0])?.focus();
}

export class OfferFocus {
  /** The letters that lead to offers, while somebody jumps. */
  letters = $state.raw<readonly Letter[]>([]);
  #byKeyboard = $state(false);

  /** Made by whoever shows the table: the focus follows while that is there. */
  constructor(offered: () => readonly unknown[]) {
    $effect(() => {
      // Whoever plays by keyboard lost the focus when the chosen button went away.
      if (offered().length && this.#byKeyboard)
        void tick().then(() => {
          if (document.activeElement === document.body) focusFirst();
        });
    });
  }

  pressed(): void {
    this.#byKeyboard = true;
  }

  touched(): void {
    this.#byKeyboard = false;
    this.letters = [];
  }

  jump(): void {
    this.letters = lettered();
    focusFirst();
  }

  /** While somebody jumps, a letter goes to its offer and takes it up; any other key is what it always is. */
  jumped(key: string): boolean {
    if (!this.letters.length) return false;
    const found = this.letters.find(({ letter }) => letter === key);
    this.letters = [];
    found?.offer.focus();
    found?.offer.click();
    return found !== undefined;
  }
}
