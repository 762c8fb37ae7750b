// The review of a match: asked for once, looked at again and again while it grows.
import * as api from "./api";
import type { Refused, Review, ReviewState } from "./messages";

/** How often is looked while it grows. */
const LOOK = 700;

export class MatchReview {
  /** Nobody knows before the server has answered. */
  told = $state.raw<ReviewState | null>(null);
  refused = $state.raw<Refused | null>(null);
  readonly #match: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(match: string) {
    this.#match = match;
  }

  get review(): Review | null {
    return this.told?.review ?? null;
  }

  /** How many lines were looked at. */
  get looked(): number {
    return this.told?.looked ?? 0;
  }

  get state(): ReviewState["state"] | null {
    return this.told?.state ?? null;
  }

  get done(): boolean {
    return this.state === "done";
  }

  /** It was asked for and is not done. */
  get growing(): boolean {
    return this.state === "growing" || this.state === "waiting";
  }

  /** See how far it has come. */
  look(): Promise<void> {
    return this.#hear(api.review(this.#match));
  }

  /** Let it be made. */
  ask(): Promise<void> {
    return this.#hear(api.askForReview(this.#match));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #hear(asked: Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.told = await asked;
      this.refused = null;
    } catch (error) {
      this.refused = api.refusalOf(error);
    }
    if (this.growing && !this.#closed) this.#timer = setTimeout(() => void this.look(), LOOK);
  }
}
