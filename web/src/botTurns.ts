// Which steps that wait make up the turn of a bot. Nothing but pure functions.
import type { SeatInfo, Shapes } from "./messages";
import type { Step } from "./store";
import type { Habits } from "./turns";

export interface BotTurn<S extends Shapes> {
  readonly player: number;
  readonly steps: readonly Step<S>[];
  /** Nothing more of it can come. */
  readonly whole: boolean;
  /** How many of the steps are shown first, with whoever comes and where. */
  readonly opening: number;
  /** How many of the steps at its end leave the place. */
  readonly leaving: number;
}

const has = <S extends Shapes>({ events }: Step<S>, kinds: readonly string[]): boolean => events.some(({ kind }) => kinds.includes(kind));

/** A bot decides there, be it in its own seat or in somebody's who is away. */
export const decides = (seats: readonly SeatInfo[], seat: number | null): seat is number => {
  const info = seat === null ? undefined : seats[seat];
  return info !== undefined && (info.kind === "bot" || info.stand_in !== null);
};

/** The turn that these steps begin with, made while `actor` decided; none if no bot did, or if it is shown by itself. */
export function turnIn<S extends Shapes>(
  waiting: readonly Step<S>[],
  actor: number | null,
  seats: readonly SeatInfo[],
  habits: Habits<S>,
): BotTurn<S> | null {
  const [first] = waiting;
  if (!first || !decides(seats, actor) || has(first, habits.alone)) return null;
  const steps: Step<S>[] = [];
  let deeds = 0;
  let whole = false;
  for (const step of waiting) {
    const deed = has(step, habits.deeds);
    if (has(step, habits.alone) || (deed && deeds)) whole = true;
    if (whole) break;
    steps.push(step);
    deeds += Number(deed);
    whole = step.after.actor !== actor || has(step, habits.ends);
    if (whole) break;
  }
  const opened = steps.findIndex((step) => has(step, habits.opens));
  const left = steps.findIndex((step) => has(step, habits.leaves));
  return {
    player: actor,
    steps,
    whole,
    opening: opened + 1,
    leaving: left < 0 || left <= opened ? 0 : steps.length - left,
  };
}
