// The companion at a table: asked for what she could say whenever this seat is to decide anew.
import * as api from "../../api";
import type { Language } from "../../i18n";
import type { Heard } from "../../messages";
import { hear, hush, NOTHING_HEARD, sayAgain, speaksIn, wish, type Listening } from "./listening";

export class CompanionState {
  readonly #match: string;
  #on = $state(false);
  #said = $state.raw<Heard | null>(null);
  #listening: Listening = NOTHING_HEARD;
  #version = -1;
  #language: Language | null = null;
  /** The sentence that was shown last, for its moment. */
  #shown = "";

  constructor(game: string, match: string) {
    this.#match = match;
    this.#on = speaksIn(game, match);
  }

  get on(): boolean {
    return this.#on;
  }

  /** What she says now. */
  get said(): Heard | null {
    return this.#on ? this.#said : null;
  }

  /** Whether a sentence is shown for the first time in its moment. */
  isNew(moment: string): boolean {
    const isNew = moment !== this.#shown;
    this.#shown = moment;
    return isNew;
  }

  /** Let her speak on this device from now on, or not. */
  speak(on: boolean): void {
    wish(on);
    this.#begin(on);
  }

  /** Let her be still for this match. */
  hush(): void {
    hush(this.#match);
    this.#begin(false);
  }

  #begin(on: boolean): void {
    this.#on = on;
    this.#version = -1;
    this.#listening = NOTHING_HEARD;
    this.#said = null;
  }

  /** This seat decides in this version of the table; nothing is asked twice, but what was said is said again in another language. */
  async listen(seat: number, version: number, language: Language): Promise<void> {
    const again = version === this.#version;
    if (!this.#on || (again && language === this.#language)) return;
    this.#version = version;
    this.#language = language;
    try {
      const told = await api.companion(this.#match, seat, language);
      if (told.version !== this.#version || language !== this.#language) return;
      const heard = again ? sayAgain(this.#listening, told.remarks) : hear(this.#listening, told.remarks);
      this.#listening = heard.listening;
      this.#said = heard.said;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error; // a sentence less is no reason to trouble anybody
    }
  }
}
