// What still stands on a player's board.
import type { PlayerNumbers } from "./box.svelte";
import type { FigureKind, Gain } from "./drawing/names";
import type { Board } from "./world";

export interface Stack {
  /** Whose megaliths still stand there, from below; a neutral one has no owner. */
  readonly owners: readonly (number | null)[];
  readonly income: readonly Gain[];
}

/** The spaces for megaliths from the left, with what stands on them: neutral ones leave first. */
export function stacksOf({ megaliths, stack, megalith_incomes }: PlayerNumbers, left: number, seat: number): Stack[] {
  const [neutral, own] = megaliths;
  const all = [...Array<null>(neutral).fill(null), ...Array<number>(own).fill(seat)];
  const gone = all.length - left;
  return megalith_incomes.map((income, at) => ({
    owners: all.slice(at * stack, (at + 1) * stack).filter((_, index) => at * stack + index >= gone),
    income,
  }));
}

/** How many camps have left the board. */
export const campsOut = (numbers: PlayerNumbers | undefined, { camps_left }: Board): number => (numbers ? numbers.camps - camps_left : 0);

export const restingOf = ({ figures, chief_figure }: Board): FigureKind[] => [
  ...figures.filter((at) => at === "rest").map((): FigureKind => "member"),
  ...(chief_figure === "rest" ? (["chief"] as const) : []),
];

export type Whereabouts = "free" | "out" | "resting";

const whereabouts = (at: string | null): Whereabouts => (at === null ? "free" : at === "rest" ? "resting" : "out");

/** Both tribe figures and the chief, and whether they are free, out or resting. */
export const figuresOf = ({ figures, chief_figure }: Board): { readonly figure: FigureKind; readonly state: Whereabouts }[] => [
  ...figures.map((at) => ({ figure: "member" as const, state: whereabouts(at) })),
  { figure: "chief", state: whereabouts(chief_figure) },
];
