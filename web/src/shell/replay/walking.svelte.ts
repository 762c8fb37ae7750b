// From mark to mark: the mistakes and the great luck of whoever is looked from, and where a match that plays by itself stops.
import type { Mistake } from "../../messages";
import type { ReplayState } from "../../replay.svelte";
import type { MatchReview } from "../../review.svelte";
import { greatLuck, luckOf, mistakeAt, mistakesOf, momentAfter, next } from "../../worth";

export class MarkWalk {
  readonly #replay: ReplayState;
  readonly #worth: MatchReview;
  readonly #told = new Set<number>();

  constructor(replay: ReplayState, worth: MatchReview) {
    this.#replay = replay;
    this.#worth = worth;
    replay.pauses = (at) => this.#pauses(at);
  }

  /** The mistake that led to a moment, or to the one that is looked at. */
  mistake(at = this.#replay.at): Mistake | null {
    return mistakeAt(this.#worth.review, this.#replay.lines, at);
  }

  /** The next mistake, and after the last one the first; nothing where there is no other. */
  get comes(): number | null {
    const first = this.#slips[0] ?? null;
    return next(this.#slips, this.#replay.at, 1) ?? (first === this.#replay.at ? null : first);
  }

  toMistake(by: 1 | -1): void {
    this.jump(next(this.#slips, this.#replay.at, by));
  }

  toLuck(by: 1 | -1): void {
    const lucky = greatLuck(luckOf(this.#worth.review, this.#replay.lines, this.#replay.eyes));
    this.jump(next(lucky, this.#replay.at, by));
  }

  /** Go to a mark, so that one can come back to where one was. */
  jump(at: number | null): void {
    if (at === null) return;
    history.pushState(null, "", location.href);
    this.#replay.go(at);
  }

  /** Of whoever is looked from, or of all. */
  get #slips(): readonly number[] {
    return mistakesOf(this.#worth.review, this.#replay.eyes).map(({ number }) => momentAfter(this.#replay.lines, number));
  }

  /** A large mistake stops what plays by itself, once. */
  #pauses(at: number): boolean {
    if (this.mistake(at)?.size !== 3 || this.#told.has(at)) return false;
    this.#told.add(at);
    return true;
  }
}
