// The eclipse as one looks at it: what is told of it, and whose steps are shown.
import { lastEclipse, type Eclipse, type Ledge } from "./eclipse";
import type { World } from "./world";
import type { TableState } from "./table";

class Eclipsing {
  readonly #table: TableState;
  #picked = $state.raw<{ readonly turn: number | null; readonly seat: number } | null>(null);
  readonly #told = $derived.by((): Eclipse | null => lastEclipse(this.#table.screen.log));

  constructor(table: TableState) {
    this.#table = table;
  }

  get told(): Eclipse | null {
    return this.#told;
  }

  get ledges(): readonly Ledge[] {
    return this.#told?.ledges ?? [];
  }

  get world(): World {
    return this.#table.view;
  }

  /** Whoever was picked, until the next player's eclipse; otherwise whose eclipse it is. */
  get whose(): number {
    return this.byHand ? (this.#picked?.seat ?? 0) : (this.world.turn ?? this.ledges[0]?.seat ?? 0);
  }

  /** Whether somebody else than whose eclipse it is was picked. */
  get byHand(): boolean {
    return this.#picked !== null && this.#picked.turn === this.world.turn && this.#picked.seat !== this.world.turn;
  }

  pick(seat: number): void {
    this.#picked = { turn: this.world.turn, seat };
  }

  /** Back to whose eclipse it is. */
  leave(): void {
    this.#picked = null;
  }
}

const ECLIPSES = new WeakMap<TableState, Eclipsing>();

/** How one looks at the eclipse of a table; the ledges and the steps share it. */
export function eclipseAt(table: TableState): Eclipsing {
  const known = ECLIPSES.get(table);
  if (known) return known;
  const eclipsing = new Eclipsing(table);
  ECLIPSES.set(table, eclipsing);
  return eclipsing;
}
