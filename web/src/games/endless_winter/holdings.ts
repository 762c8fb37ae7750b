// What still stands on a player's board.
import type { FigureKind } from "./drawing/names";
import type { Board } from "./world";

export const restingOf = ({ figures, chief_figure }: Board): FigureKind[] => [
  ...figures.filter((at) => at === "rest").map((): FigureKind => "member"),
  ...(chief_figure === "rest" ? (["chief"] as const) : []),
];

type Whereabouts = "free" | "out" | "resting";

const whereabouts = (at: string | null): Whereabouts => (at === null ? "free" : at === "rest" ? "resting" : "out");

/** Both tribe figures and the chief, and whether they are free, out or resting. */
export const figuresOf = ({ figures, chief_figure }: Board): { readonly figure: FigureKind; readonly state: Whereabouts }[] => [
  ...figures.map((at) => ({ figure: "member" as const, state: whereabouts(at) })),
  { figure: "chief", state: whereabouts(chief_figure) },
];
