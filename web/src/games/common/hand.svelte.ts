// What somebody at the table is about to do: the place that is open, how many would go, what is looked at, what is picked.
import type { Choice, Run, Shapes, Untyped } from "../../messages";
import type { TableState } from "../../table.svelte";
import { ofKind, type OfKind } from "./kinds";
import * as runs from "./runs";

interface Held {
  readonly version: number;
  readonly open: string;
  readonly count: number;
  readonly picked: readonly string[] | null;
  readonly chosen: string;
}

const NOTHING: Held = { version: -1, open: "", count: 0, picked: null, chosen: "" };

export class Hand<S extends Shapes = Untyped> {
  readonly #table: TableState<S>;
  #held = $state.raw<Held>(NOTHING);

  constructor(table: TableState<S>) {
    this.#table = table;
  }

  /** What is held belongs to one version of the table; the next one finds empty hands. */
  get #now(): Held {
    return this.#held.version === this.#version ? this.#held : { ...NOTHING, version: this.#version };
  }

  get #version(): number {
    return this.#table.screen.shown?.version ?? -1;
  }

  get choices(): readonly Choice<S["action"]>[] {
    return this.#table.choices;
  }

  of<Kind extends S["action"]["kind"]>(kind: Kind): readonly OfKind<S["action"], Kind>[] {
    return ofKind(this.choices, kind);
  }

  get runs(): readonly Run[] {
    const told = this.choices.length ? (this.#table.screen.shown?.runs ?? []) : [];
    return told.length ? told : runs.stepwise(this.choices);
  }

  /** The place whose stepper or tray is open. */
  get open(): string {
    return this.#now.open;
  }

  get count(): number {
    return this.#now.count;
  }

  /** What is picked; where there is only one way, it lies there already. */
  get picked(): readonly string[] {
    const only = this.runs.length === 1 ? this.runs[0]?.named : undefined;
    return this.#now.picked ?? only ?? [];
  }

  get run(): Run | undefined {
    return runs.exactly(this.runs, this.picked);
  }

  /** All ways to end what is picked. */
  get endings(): readonly Run[] {
    return runs.endings(this.runs, this.picked);
  }

  openAt(spot: string, count = 0): void {
    this.#held = { ...this.#now, open: spot, count };
  }

  /** The one choice that is looked at before it is made. */
  get chosen(): Choice<S["action"]> | undefined {
    const { chosen } = this.#now;
    return chosen ? this.choices.find(({ text }) => text === chosen) : undefined;
  }

  /** The same by its text, also where it only ends a run. */
  get wanted(): string {
    return this.#now.chosen;
  }

  choose(text: string): void {
    this.#held = { ...this.#now, chosen: text };
  }

  close(): void {
    this.#held = { ...this.#now, open: "", picked: null, chosen: "" };
  }

  may(text: string): boolean {
    return runs.possible(this.runs, [...this.picked, text]);
  }

  /** What would come of it if this were picked as well. */
  with(text: string): Run | undefined {
    return runs.exactly(this.runs, [...this.picked, text]);
  }

  pick(text: string): void {
    if (this.may(text)) this.#held = { ...this.#now, picked: [...this.picked, text] };
  }

  putBack(text: string): void {
    const left = runs.rest(this.picked, [text]);
    if (left) this.#held = { ...this.#now, picked: left };
  }

  /** Pick these instead of whatever is picked. */
  pickAll(texts: readonly string[]): void {
    this.#held = { ...this.#now, picked: texts };
  }

  /** Whether a lesson asks for any of these. */
  wants(choices: readonly Choice<S["action"]>[]): boolean {
    return this.#table.asks(choices);
  }

  send(...actions: readonly string[]): void {
    this.#table.act(...actions);
  }
}

const HANDS = new WeakMap<TableState<Shapes>, Hand<Shapes>>();

/** The hand at a table; the board and the own slab share it. */
export function handAt<S extends Shapes>(table: TableState<S>): Hand<S> {
  const known = HANDS.get(table) as Hand<S> | undefined; // a table's hand was made from the table
  if (known) return known;
  const hand = new Hand<S>(table);
  HANDS.set(table, hand);
  return hand;
}
