// Gains that wait to be taken: where they came from, which of them can be had, and whether it was asked about leaving them.
import type { Words } from "../../i18n";
import { ofKind } from "../common/kinds";
import { canTake } from "./choices";
import type { Gain } from "./drawing/names";
import { listed, nameOf } from "./says";
import type { Choice, Hand } from "./table";
import type { Event } from "./wire";
import { gainsAsPairs, type World } from "./world";

/** What is open in the hand while it is asked whether gains are left behind. */
export const LEAVING = "leave";

const canHave = (gain: string, choices: readonly Choice[]): boolean =>
  canTake(gain, choices) || ofKind(choices, "lesser").some(({ action }) => action.gain === gain);

/** Gains that somebody could still take. */
export const waitingOf = (world: World, choices: readonly Choice[]): Gain[] =>
  gainsAsPairs(world.pending.gains).filter(([what]) => !(what in (world.pending.lost ?? {})) && canHave(what, choices));

/** "a camp and a move" */
export const listOf = (gains: readonly Gain[], words: Words): string =>
  listed(
    gains.map(([what, count]) => words.say(`note-leave-${what}`, { count })),
    words,
  );

/** What brought gains: the end of its message, and the card that did. */
export type Bringer = { readonly by: string; readonly card?: string };

/** What brought them, as the story of the table tells it. */
export function bringer(world: World, log: readonly Event[], seat: number): Bringer {
  if (world.phase === "eclipse") return { by: "-eclipse" };
  if (world.phase === "resting") return { by: "-rest" };
  const last = log.findLast(
    (event) => event.player === seat && ["played", "used", "called", "first_there", "placed", "turn_ended"].includes(event.kind),
  );
  if (last?.kind === "played" || last?.kind === "used") return { by: "-card", card: last.card };
  if (last?.kind === "called") return { by: "-chief" };
  return { by: last?.kind === "first_there" ? "-first" : "" };
}

export const bringerSaid = ({ by, card = "" }: Bringer, words: Words): string =>
  words.say(`note-brings${by}`, card ? { card: nameOf("card", card, words) } : {});

/** What has waited since something brought it, as this hand has seen it. */
const SEEN = new WeakMap<Hand, { readonly since: string; readonly gains: ReadonlyMap<string, Gain> }>();

/** All gains of one bringer in the order in which they came; of what is taken none is left. */
export function gainsSince(hand: Hand, world: World, { by, card }: Bringer): readonly { readonly gain: Gain; readonly taken: boolean }[] {
  const since = `${turnOf(world)} ${by} ${card ?? ""}`;
  const now = gainsAsPairs(world.pending.gains);
  const before = SEEN.get(hand);
  const gains = new Map([...(before?.since === since ? before.gains : []), ...now.map((gain) => [gain[0], gain] as const)]);
  SEEN.set(hand, { since, gains });
  return [...gains.values()].map((gain) => ({ gain, taken: !now.some(([what]) => what === gain[0]) }));
}

const ASKED = new WeakMap<Hand, string>();
const turnOf = ({ round, turn, figures_placed: placed, eclipse_step: step }: World): string => [round, turn, placed, step].join(" ");

/** Ask whether gains are left behind, once a turn; false where that was asked already or nothing waits. */
export function asks(hand: Hand, world: World): boolean {
  if (!waitingOf(world, hand.choices).length || ASKED.get(hand) === turnOf(world)) return false;
  ASKED.set(hand, turnOf(world));
  hand.openAt(LEAVING);
  return true;
}

/** What leaves the gains: in the last clearing the turn ends with it. */
export const leaves = ({ phase }: World): string[] => (phase === "leaving" ? ["done", "end"] : ["done"]);
