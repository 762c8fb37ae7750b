// The server over HTTP: what is asked once. What happens at a table comes over a socket.
import type { Language } from "./i18n";
import type { GameInfo, MatchInfo, NewMatch, Objection, OfferedSeat, PersonInfo, Refused, Snapshot, Told } from "./messages";
import * as packs from "./packs";

/** The server said no; the name and what it is about become words in the locale. */
export class Refusal extends Error {
  readonly told: Refused;

  constructor(told: Refused) {
    super(told.error);
    this.told = told;
  }
}

/** What the server said no to; anything else that went wrong is ours and goes on. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refusal) return error.told;
  throw error;
}

const NOTHING_TO_SAY = 204;
/** The server cannot be reached, or is another one than this page came from. */
export const AWAY: Refused = { error: "away", about: {}, version: null };

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const sent: RequestInit = { method };
  if (body !== undefined) {
    sent.headers = { "content-type": "application/json" };
    sent.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, sent);
  } catch {
    throw new Refusal(AWAY);
  }
  if (!answer.ok) throw new Refusal(await readRefusal(answer));
  return (answer.status === NOTHING_TO_SAY ? undefined : await answer.json()) as Answer;
}

async function readRefusal(answer: Response): Promise<Refused> {
  try {
    return (await answer.json()) as Refused;
  } catch {
    return AWAY;
  }
}

export const games = () => ask<GameInfo[]>("GET", "/games");
export const componentsOf = (game: string) => ask<Told>("GET", `/games/${game}/components${packs.asked(game)}`);
export const bots = () => ask<string[]>("GET", "/bots");
export const whoAmI = () => ask<PersonInfo>("GET", "/people/me");
export const comeIn = (name: string, language: Language) => ask<PersonInfo>("POST", "/people", { name, language });
export const changeMe = (change: { name?: string; language?: Language }) => ask<PersonInfo>("PATCH", "/people/me", change);
export const claim = (password: string) => ask<PersonInfo>("POST", "/people/me/claim", { password });
export const signIn = (name: string, password: string) => ask<PersonInfo>("POST", "/sessions", { name, password });
export const signOut = () => ask<void>("DELETE", "/sessions/me");
export const matches = (which: "mine" | "open" | "watchable") => ask<MatchInfo[]>("GET", `/matches?which=${which}`);
export const setTable = (match: NewMatch) => ask<MatchInfo>("POST", "/matches", match);
export const match = (id: string) => ask<MatchInfo>("GET", `/matches/${id}`);
export const showMatch = (id: string, open: boolean) => ask<MatchInfo>("PATCH", `/matches/${id}`, { public: open });
export const offerSeat = (id: string, seat: number, to: OfferedSeat) => ask<MatchInfo>("POST", `/matches/${id}/seats`, { seat, to });
export const removePerson = (id: string, seat: number) => ask<MatchInfo>("POST", `/matches/${id}/remove`, { seat });
export const clearTable = (id: string) => ask<MatchInfo>("POST", `/matches/${id}/close`);
export const invitation = (key: string) => ask<MatchInfo>("GET", `/invitations/${key}`);
export const accept = (key: string) => ask<MatchInfo>("POST", `/invitations/${key}`, {});
export const join = (id: string) => ask<MatchInfo>("POST", `/matches/${id}/join`, {});
export const start = (id: string, fill: string) => ask<MatchInfo>("POST", `/matches/${id}/start`, { fill });
export const rematch = (id: string) => ask<MatchInfo>("POST", `/matches/${id}/rematch`);
export const leave = (id: string, seat: number) => ask<MatchInfo>("POST", `/matches/${id}/leave`, { seat });
export const comeBack = (id: string, seat: number) => ask<MatchInfo>("POST", `/matches/${id}/return`, { seat });

/** Whether a seat may take an action now, and if not, the rule against it. */
export const objection = (id: string, seat: number, action: string) =>
  ask<Objection>("GET", `/matches/${id}/objection?seat=${seat}&action=${encodeURIComponent(action)}`);

/** The table with everything that happened and still stands. */
export const wholeTable = (id: string, seat: number | null) =>
  ask<Snapshot>("GET", `/matches/${id}/view?seen=0${seat === null ? "" : `&seat=${seat}`}`);

export async function words(language: Language, game: string): Promise<string> {
  const answer = await fetch(game ? `/words/${language}/${game}${packs.asked(game)}` : `/words/${language}`);
  if (!answer.ok) throw new Refusal(AWAY);
  return answer.text();
}
