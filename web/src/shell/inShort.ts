// A turn in words: what somebody is doing, what it brought, and what it means for whoever looks on.
import type { Words } from "../i18n";
import type { Happened, Named } from "../messages";
import { broughtTo, inShort, NOBODY, type Habits, type Short, type Turn } from "../turns";

/** Something that is said in short, with its sign if it has one. */
export interface Item {
  readonly text: string;
  readonly sign: string | null;
}

const say = (short: Short, words: Words, players: readonly string[]): string => words.tell("short", short, players);

export const itemsOf = (turn: Turn, habits: Habits, words: Words, players: readonly string[]): readonly Item[] =>
  inShort(turn, habits).map((short) => ({ text: say(short, words, players), sign: habits.sign(short) }));

/** The event that a turn is about. */
export const headOf = (turn: Turn, habits: Habits | undefined): Happened | null => {
  const kind = habits ? inShort(turn, habits)[0]?.kind : undefined;
  return turn.events.find((event) => event.kind === kind && event.player === turn.player) ?? turn.events[0] ?? null;
};

/** Everything worth telling of a turn, after whose it was; of what nobody or no game tells in short, the sentences. */
export function toldOf(turn: Turn, habits: Habits | undefined, words: Words, players: readonly string[]): string {
  const items = habits && turn.player !== NOBODY ? itemsOf(turn, habits, words, players) : [];
  if (!items.length) return turn.events.map((event) => words.tell("event", event, players)).join(" ");
  return `${players[turn.player] ?? ""}: ${items.map(({ text }) => text).join(", ")}`;
}

/** One sentence about a turn while it goes on, as short as there is any where there is little room. */
export function doingOf(turn: Turn, habits: Habits, words: Words, players: readonly string[], little: boolean): string {
  const [head] = inShort(turn, habits);
  const about = { ...words.about(head ?? {}, players), player: players[turn.player] ?? "" };
  const key = [`doing-${head?.kind ?? "turn"}`].find((each) => words.has(each)) ?? "doing-turn";
  return little ? words.shortly(key, about) : words.say(key, about);
}

/** What a turn means for a seat: what it brought there, and what else the game has to say. */
export function forSeat(
  seat: number | null,
  turn: Turn,
  concerns: readonly Named[],
  habits: Habits,
  words: Words,
  players: readonly string[],
): readonly string[] {
  if (seat === null) return [];
  const brought = broughtTo(seat, turn, habits).map((short) => say(short, words, players));
  return [...brought, ...concerns.map((concern) => words.tell("foryou", concern, players))];
}
