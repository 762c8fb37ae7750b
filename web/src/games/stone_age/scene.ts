// Where pieces stand on a map of the valley. Nothing but geometry.
import type { Point } from "../../drawing/geometry";
import type { Shape } from "../../drawing/shape";
import type { ValleyMap } from "./drawing/map";

export interface Standing {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** Counted among those of the seat at this place. */
  readonly number: number;
  /** Somebody who would go there. */
  readonly ghost: boolean;
  /** How many this one figure stands for. */
  readonly times: number;
}

const APART = 38;
const BETWEEN_GROUPS = 16;
/** The room for a number beside a figure. */
const FIGURE = 40;
/** From six on, one figure stands for all of a player. */
const MOST_FIGURES = 5;

/** People in rings, from the left, those of one player together; then those who would go. */
export function inRings(map: ValleyMap, spot: string, people: readonly number[], going: readonly number[]): Standing[] {
  const numbers = new Map<number, number>();
  return map.rings(spot).flatMap(([x, y], ring): Standing[] => {
    const seat = people[ring] ?? going[ring - people.length];
    if (seat === undefined) return [];
    const number = numbers.get(seat) ?? 0;
    numbers.set(seat, number + 1);
    return [{ seat, x, y: y - 1, number, ghost: ring >= people.length, times: 1 }];
  });
}

/** People without rings stand in groups, a player's own; `room` is how wide all of them may be. */
export function inGroups(people: readonly number[], going: readonly number[], room: number): Standing[] {
  const seats = [...new Set([...people, ...going])];
  const groups = seats.map((seat) => figuresOf(seat, count(people, seat), count(going, seat)));
  const widths = groups.map((group) => Math.max(...group.map((figure) => figure.x + (figure.times > 1 ? FIGURE : 0))) + APART);
  const whole = widths.reduce((sum, width) => sum + width + BETWEEN_GROUPS, -BETWEEN_GROUPS);
  const squeeze = Math.min(1, room / Math.max(whole, 1));
  let from = (-whole * squeeze) / 2 + (APART * squeeze) / 2;
  return groups.flatMap((group, at) => {
    const placed = group.map((figure) => ({ ...figure, x: from + figure.x * squeeze }));
    from += ((widths[at] ?? 0) + BETWEEN_GROUPS) * squeeze;
    return placed;
  });
}

const count = (people: readonly number[], seat: number): number => people.filter((each) => each === seat).length;

function figuresOf(seat: number, here: number, going: number): Standing[] {
  const total = here + going;
  if (total > MOST_FIGURES) {
    return [{ seat, x: 0, y: 0, number: 0, ghost: here === 0, times: total }];
  }
  return Array.from({ length: total }, (_, at) => ({ seat, x: at * APART, y: (at % 2) * 8, number: at, ghost: at >= here, times: 1 }));
}

/** From where several markers would lie on each other to where each of them does: stacked, then two by two. */
export function beside(at: number, of: number, apart: Point): Point {
  if (of === 1) return [0, 0];
  const [x, y] = apart;
  if (of === 2) return [0, at ? y / 2 : -y / 2];
  return [at % 2 ? x / 2 : -x / 2, at > 1 ? y / 2 : -y / 2];
}

/** Whoever has less than nothing stands behind the trilith, however little it is. */
export const onSkyline = (map: ValleyMap, points: number): Point => map.score(Math.max(points, -5));

/** How close two pennants may stand: 44 pixels, in units of the drawing. */
const PENNANT: Readonly<Record<Shape | "low", number>> = { wide: 66, upright: 88, low: 128 };

/** Whose pennants are raised: of two that would touch, that with more points. */
export function raisedPennants(
  walkers: readonly { readonly seat: number; readonly points: number; readonly x: number; readonly has: boolean }[],
  shape: Shape | "low",
): ReadonlyMap<number, number> {
  const raised = new Map<number, number>();
  for (const walker of walkers.filter(({ has }) => has).toSorted((one, other) => one.points - other.points)) {
    const near = walkers.filter(
      ({ seat, points, x, has }) =>
        has &&
        seat !== walker.seat &&
        Math.abs(x - walker.x) < PENNANT[shape] &&
        (points < walker.points || (points === walker.points && seat < walker.seat)),
    );
    if (near.length) raised.set(walker.seat, 1 + Math.max(...near.map(({ seat }) => raised.get(seat) ?? 0)));
  }
  return raised;
}
