// What is in a game's box, as the server tells it once.
import * as api from "../../api";
import { asList, asRecord } from "../../json";
import type { Told } from "../../messages";

export class Contents {
  readonly #game: string;
  #told = $state.raw<Told>({});
  #asked = false;

  constructor(game: string) {
    this.#game = game;
  }

  /** Ask for it, once. */
  async open(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#told = await api.componentsOf(this.#game);
    } catch {
      this.#asked = false; // the table can be played without faces until the server answers
    }
  }

  protected get told(): Told {
    return this.#told;
  }

  /** Everything of one kind, as its file lists it. */
  protected all<Face>(file: string, kind: string): readonly Face[] {
    return asList(asRecord(this.#told[file])[kind]) as readonly Face[];
  }
}
