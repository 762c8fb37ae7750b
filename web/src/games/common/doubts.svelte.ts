// Why something is not offered: the server is asked for the rule, once for each version of the table.
import type { Shapes } from "../../messages";
import type { TableState } from "../../table.svelte";

export class Doubts {
  readonly #table: TableState<Shapes>;
  /** What somebody looks at although it is not offered, and the version of the table they look at. */
  #held = $state.raw({ what: "", version: -1 });
  #rules = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(table: TableState<Shapes>) {
    this.#table = table;
  }

  get #version(): number {
    return this.#table.screen.shown?.version ?? -1;
  }

  /** What is in doubt, such as a place; nothing once the table has changed. */
  get about(): string {
    return this.#held.version === this.#version ? this.#held.what : "";
  }

  /** The rule against what is in doubt, as soon as it is known. */
  get rule(): string {
    return this.about ? (this.#rules.get(this.#name(this.about)) ?? "") : "";
  }

  /** Ask why this action, which stands for what is looked at, is not offered. */
  raise(what: string, action: string): void {
    const name = this.#name(what);
    this.#held = { what, version: this.#version };
    if (this.#table.seat === null || this.#rules.has(name)) return;
    void this.#table.objection(action).then(
      (rule) => (this.#rules = new Map([...this.#rules, [name, rule]])),
      () => undefined, // nobody insists
    );
  }

  /** Let it go; without a name whatever it is. */
  drop(what = this.#held.what): void {
    if (this.#held.what === what) this.#held = { what: "", version: -1 };
  }

  #name(what: string): string {
    return `${this.#version} ${what}`;
  }
}
