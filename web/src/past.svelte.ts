// Own finished matches as the page shows them: rows that come in tens, and what all of them amount to.
import * as api from "./api";
import type { PastMatch, PastQuery, PastSummary, Refused } from "./messages";

const IN_TENS = 10;

export class PastState {
  rows = $state.raw<readonly PastMatch[]>([]);
  total = $state(0);
  summary = $state.raw<PastSummary | null>(null);
  /** Whether what is shown is what was asked for. */
  ready = $state(false);
  refused = $state.raw<Refused | null>(null);
  #asked = 0;
  #question: PastQuery = {};
  #fetching = false;

  /** Show what fits, so many rows of it at first; whatever was asked for before is forgotten. */
  async ask(question: PastQuery, rows: number = IN_TENS): Promise<void> {
    const number = (this.#asked += 1);
    this.#question = question;
    this.ready = false;
    try {
      const [page, summary] = await Promise.all([api.past({ ...question, most: rows, offset: 0 }), api.pastSummary(question)]);
      if (number !== this.#asked) return;
      [this.rows, this.total, this.summary, this.ready, this.refused] = [page.matches, page.total, summary, true, null];
    } catch (error) {
      if (number === this.#asked) this.refused = api.refusalOf(error);
    }
  }

  /** The next ten. */
  async more(): Promise<void> {
    if (this.#fetching) return;
    const number = this.#asked;
    this.#fetching = true;
    try {
      const page = await api.past({ ...this.#question, most: IN_TENS, offset: this.rows.length });
      if (number === this.#asked) [this.rows, this.total] = [[...this.rows, ...page.matches], page.total];
    } catch (error) {
      this.refused = api.refusalOf(error);
    } finally {
      this.#fetching = false;
    }
  }
}
