// The torch at a table: a hint for the decision at hand, which of its candidates is looked at, and how one begins with it.
import { tick } from "svelte";
import * as api from "../../api";
import { handAt } from "../../games/common/hand.svelte";
import type { Hint, Named, Suggestion } from "../../messages";
import type { TableState } from "../../table.svelte";
import { offerOf, type Opens } from "./offered";

export class Torch {
  readonly #table: TableState;
  readonly #opens: Opens | undefined;
  /** In a lesson its companion shows what is to be done. */
  readonly #inLesson: boolean;
  #hint = $state.raw<Hint | null>(null);
  #at = $state(0);
  /** The version for which a hint is being made. */
  #asked = $state(-1);

  constructor(table: TableState, opens: Opens | undefined, inLesson = false) {
    this.#table = table;
    this.#inLesson = inLesson;
    this.#opens = opens;
  }

  get #version(): number {
    return this.#table.screen.shown?.version ?? -1;
  }

  /** Whether there is something to shed light on. */
  get ready(): boolean {
    return !this.#inLesson && this.#table.seat !== null && this.#table.choices.length > 0;
  }

  get thinking(): boolean {
    return this.#asked === this.#version;
  }

  /** The hint, as long as the decision is the same. */
  get hint(): Hint | null {
    return this.ready && this.#hint?.version === this.#version ? this.#hint : null;
  }

  /** Which candidate is open. */
  get at(): number {
    return this.#at;
  }

  get chosen(): Suggestion | undefined {
    return this.hint?.candidates[this.#at];
  }

  /** Where a candidate lies on the table. */
  placeOf(suggestion: Suggestion): HTMLElement | null {
    return offerOf(suggestion, this.#opens);
  }

  toggle(): void {
    if (this.hint) this.#hint = null;
    else void this.#light();
  }

  putOut(): void {
    this.#hint = null;
  }

  look(at: number): void {
    if (this.hint?.candidates[at]) this.#at = at;
  }

  /** Take up what is looked at, as far as it can be taken back without a trace: nothing is done. */
  begin(): void {
    const chosen = this.chosen;
    if (!chosen) return;
    const hand = handAt(this.#table);
    const opened = this.#opens?.(chosen.action as Named);
    const run = hand.runs.find(({ actions }) => actions.join() === chosen.actions.join());
    if (opened) hand.openAt(opened.spot, opened.count);
    else if (run && chosen.actions.length > 1) hand.pickAll(run.named);
    else {
      hand.choose(chosen.actions[0] ?? "");
      void tick().then(() => this.placeOf(chosen)?.focus());
    }
  }

  async #light(): Promise<void> {
    const { match, seat } = this.#table;
    const version = this.#version;
    if (!this.ready || this.thinking || seat === null) return;
    this.#asked = version;
    try {
      const hint = await api.lightTorch(match, seat, version);
      this.#at = 0;
      this.#hint = hint;
    } catch (error) {
      this.#table.refuse(api.refusalOf(error));
    } finally {
      if (this.#asked === version) this.#asked = -1;
    }
  }
}
