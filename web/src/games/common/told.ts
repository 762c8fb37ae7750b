// What a drawn thing says of itself, always in the same order: what it is, what it costs, what it brings now, each year, at the end.
export type RowName = "about" | "costs" | "now" | "year" | "end";

export interface Row {
  readonly row: RowName;
  /** What to keep stands between ** and **. */
  readonly text: string;
}

export interface Told {
  readonly name: string;
  readonly kind: string;
  readonly rows: readonly Row[];
  /** The rule it rests on. */
  readonly rule: string;
  /** The action that takes it up, where one does: it can be done, or a rule is against it. */
  readonly action?: string;
  /** Why it cannot be had, where that is known already. */
  readonly reason?: string;
}

const ORDER: readonly RowName[] = ["about", "costs", "now", "year", "end"];

/** Rows in their order, without those that have nothing to say. */
export const rowsOf = (rows: Readonly<Partial<Record<RowName, string>>>): readonly Row[] =>
  ORDER.flatMap((row) => (rows[row] ? [{ row, text: rows[row] }] : []));
