// What cubes are worth on foot.
import { COLOURS, type Colour, type Cubes } from "./names";

export type Worth = { steps: number; colours: readonly Colour[] };

/** The colours that are worth the same, the dearest first. */
export function byWorth(steps: Cubes): Worth[] {
  const values = [...new Set(COLOURS.map((colour) => steps[colour] ?? 0))].toSorted((one, other) => other - one);
  return values.map((value) => ({ steps: value, colours: COLOURS.filter((colour) => (steps[colour] ?? 0) === value) }));
}
