// What somebody looks at without having chosen it: a good, a cube for the stone, a wheel after a turn by one
// development point, or the whole board of somebody else.
import type { Colour } from "./drawing/names";
import type { Turned } from "./world";
import type { TableState } from "./table";

export type Side = Exclude<Turned, "now">;

export class Peeking {
  /** On a phone: all that lies in front of me is seen. */
  unfolded = $state(false);
  #laying = $state.raw<Colour | null>(null);
  #board = $state.raw<number | null>(null);
  #good = $state.raw("");
  #turn = $state.raw<{ readonly wheel: string; readonly side: Side } | null>(null);

  /** Whose whole board lies over the stage. */
  get board(): number | null {
    return this.#board;
  }

  look(seat: number | null): void {
    this.#board = seat;
  }

  /** The cube that would be laid on the stone. */
  get laying(): Colour | null {
    return this.#laying;
  }

  /** The text of the good that is looked at. */
  get text(): string {
    return this.#good;
  }

  /** How a wheel would stand. */
  turned(wheel: string): Turned {
    return this.#turn?.wheel === wheel ? this.#turn.side : "now";
  }

  /** The notation of the turn that is looked at. */
  get turning(): string {
    return this.#turn ? `turn ${this.#turn.wheel} ${this.#turn.side}` : "";
  }

  lay(colour: Colour | null): void {
    this.#laying = colour;
  }

  good(text: string): void {
    this.#good = text;
  }

  turn(wheel: string, side: Side | null): void {
    this.#turn = side && { wheel, side };
  }
}

const PEEKINGS = new WeakMap<TableState, Peeking>();

/** What is looked at on a table; the stage and the own slab share it. */
export function peekingAt(table: TableState): Peeking {
  const known = PEEKINGS.get(table);
  if (known) return known;
  const peeking = new Peeking();
  PEEKINGS.set(table, peeking);
  return peeking;
}
