// What is told of a moment, in the words of the log.
import type { Words } from "../../i18n";
import { t } from "../../locale.svelte";
import type { Happened, LineTold } from "../../messages";
import { deedAt, roundAt, roundsOf } from "../../moments";
import { turnsOf, type Habits } from "../../turns";
import { headOf } from "../inShort";

/** Of what else a decision brought, as much as there is room for. */
const MOST_TOLD = 3;

/** What a moment is about: whose decision, its sentence, and what else it brought. */
export interface Telling {
  readonly seat: number | null;
  readonly sentence: string;
  readonly more: readonly string[];
  /** What of it the table shows. */
  readonly head: Happened | null;
}

export function tellingOf(
  lines: readonly LineTold[],
  at: number,
  habits: Habits | undefined,
  words: Words,
  players: readonly string[],
): Telling {
  const { seat, action, events } = deedAt(lines, at);
  if (seat === null) return { seat, sentence: t("web-replay-beginning"), more: [], head: null };
  const turns = turnsOf(events, habits);
  const turn = turns.find(({ player }) => player === seat) ?? turns[0];
  const head = turn ? headOf(turn, habits) : null;
  if (head) {
    const more = events.filter((event) => event !== head).map((event) => words.tell("event", event, players));
    return { seat, sentence: words.tell("event", head, players), more: more.slice(0, MOST_TOLD), head };
  }
  const player = players[seat] ?? "";
  const sentence = action
    ? t("web-replay-decides", { player, what: words.tell("action", action, players) })
    : t("web-replay-unseen", { player });
  return { seat, sentence, more: [], head };
}

/** Where in the match a moment is: in the words of the game if it has any, else by the round. */
export function whereOf(lines: readonly LineTold[], at: number, words: Words, line?: string): string {
  const round = roundAt(lines, at);
  const when = line ?? (round === null ? "" : words.first(["note-replay-round", "web-replay-round"], { round }));
  const about = { at, all: lines.length };
  return when ? t("web-replay-where", { when, ...about }) : t("web-replay-moment", about);
}

/** Of how many rounds which one it is; nothing in a game that counts none. */
export function roundOf(lines: readonly LineTold[], at: number, words: Words): string {
  const round = roundAt(lines, at);
  return round === null
    ? ""
    : words.first(["note-replay-rounds", "web-replay-rounds"], { round, rounds: roundsOf(lines).at(-1)?.round ?? round });
}

/** How far somebody has looked who finds out what a match was worth; nothing where nobody looks. */
export function comingOf(
  worth: { readonly growing: boolean; readonly state: string | null; readonly looked: number },
  lines: readonly LineTold[],
): string {
  if (!worth.growing) return "";
  if (worth.state === "waiting") return t("worth-waiting");
  const round = roundAt(lines, worth.looked);
  return round === null ? t("worth-growing-moment", { at: worth.looked }) : t("worth-growing", { round });
}
