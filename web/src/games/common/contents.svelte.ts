// What is in a game's box, as the server tells it once.
import * as api from "../../api";
import { asList, asRecord } from "../../json";
import type { Told } from "../../messages";

export class Contents {
  readonly #game: string;
  #told = $state.raw<Told>({});

  constructor(game: string) {
    this.#game = game;
  }

  /** Ask for it. */
  async open(): Promise<void> {
    this.#told = await api.componentsOf(this.#game);
  }

  protected get told(): Told {
    return this.#told;
  }

  /** Everything of one kind, as its file lists it. */
  protected all<Face>(file: string, kind: string): readonly Face[] {
    return asList(asRecord(this.#told[file])[kind]) as readonly Face[];
  }
}
