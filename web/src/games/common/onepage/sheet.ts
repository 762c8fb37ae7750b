// A game on one page: one sentence, the parts of a round, and a legend. Its words are the `onepage-…` of the game.
import type { About } from "../../../i18n";

/** A part of a round, with a picture of its own. */
export interface Step {
  readonly says: string;
  readonly about?: About;
}

/** One of several signs that are told together, and its name. */
export interface Named<Sign> {
  readonly sign: Sign;
  readonly name: string;
}

/** What is drawn, and what that means. */
export interface Row<Sign> {
  readonly says: string;
  readonly signs: readonly Sign[];
  readonly about?: About;
  readonly named?: readonly Named<Sign>[];
  /** What of the table it is, by the names that lessons point with. */
  readonly lies?: readonly string[];
}

/** Whoever shows on the table behind the page what a row is about. */
export interface Pointing {
  /** The row that is being shown. */
  readonly row: string | null;
  /** Whether any of these lies on the table now. */
  readonly finds: (things: readonly string[]) => boolean;
  /** What a button says that does so. */
  readonly label: (what: string) => string;
  readonly show: (row: string, things: readonly string[]) => void;
}

export interface Part<Sign> {
  readonly title: string;
  readonly rows: readonly Row<Sign>[];
}

export interface Sheet<Sign> {
  readonly about: About;
  /** How large it is printed, so that it fills one sheet and no more. */
  readonly print: number;
  readonly steps: readonly Step[];
  readonly parts: readonly Part<Sign>[];
}

/** The key of something that a page says. */
export const keyOf = (says: string): string => `onepage-${says}`;

/** Every sign of a legend. */
export const signsOf = <Sign>({ parts }: Sheet<Sign>): Sign[] =>
  parts.flatMap(({ rows }) => rows.flatMap(({ signs, named = [] }) => [...signs, ...named.map(({ sign }) => sign)]));

/** Numbers in a row, as they are printed on a board. */
export const listed = (numbers: readonly number[]): string => numbers.join(", ");
