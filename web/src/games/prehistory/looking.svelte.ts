// Which of the two pictures is the stage: the ring in winter, spring and summer, the land in autumn. Whoever swaps them by hand
// keeps that until the next decision of their own.
import type { TableState } from "./table";

export type Picture = "ring" | "land";

class Looking {
  readonly #table: TableState;
  #swapped = $state.raw<{ readonly at: string; readonly to: Picture } | null>(null);

  constructor(table: TableState) {
    this.#table = table;
  }

  /** While this stays the same, so does a swap by hand. */
  get #moment(): string {
    const { shown } = this.#table.screen;
    const { round, season } = this.#table.view;
    return `${round} ${season} ${shown?.choices.length ? shown.version : "waiting"}`;
  }

  /** The picture that the season or the decision asks for. */
  get usual(): Picture {
    const { season, phase } = this.#table.view;
    return season === "autumn" || phase === "arriving" ? "land" : "ring";
  }

  get now(): Picture {
    return this.#swapped?.at === this.#moment ? this.#swapped.to : this.usual;
  }

  show(picture: Picture): void {
    this.#swapped = { at: this.#moment, to: picture };
  }

  swap(): void {
    this.show(this.now === "ring" ? "land" : "ring");
  }
}

const LOOKINGS = new WeakMap<TableState, Looking>();

/** How one looks at a table; the page's tabs and the stage share it. */
export function lookingAt(table: TableState): Looking {
  const known = LOOKINGS.get(table);
  if (known) return known;
  const looking = new Looking(table);
  LOOKINGS.set(table, looking);
  return looking;
}
