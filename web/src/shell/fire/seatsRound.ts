// Where seats lie round a fire, as parts of the ground they lie on.
export interface Place {
  /** From the left and from the top, 0 to 100. */
  readonly x: number;
  readonly y: number;
}

const MIDDLE = 50;
/** A little below the middle, where the fire burns on the ground. */
const LEVEL = 52;
const WIDE = 33;
const HIGH = 30;

/** The first seat lies in front to the left, the others follow with the sun; the front stays free in the middle. */
export function seatsRound(count: number): Place[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((90 + 180 / count + (360 / count) * at) * Math.PI) / 180;
    return { x: MIDDLE + WIDE * Math.cos(angle), y: LEVEL + HIGH * Math.sin(angle) };
  });
}
