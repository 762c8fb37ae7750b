// Own finished matches: what is asked for and how it stands in the address, days in words, and the shapes of the pictures. Nothing
// but pure functions.
import type { Point } from "./drawing/geometry";
import { LANGUAGES, type Language } from "./i18n";
import type { PastColumn, PastQuery } from "./messages";
import { stepFor, ticks } from "./shell/ending/chart";

/** Pictures of fewer matches tell nothing. */
export const ENOUGH = 3;
/** What can be asked for about the time, in days. */
export const TIMES = [7, 30, 365] as const;
export const PLACES = [1, 2, 3, 4] as const;
/** The source of all points that were won before the final scoring. */
export const EARNED = "earned";

const numberIn = (text: string | null): number | undefined => (text && /^\d+$/.test(text) && Number(text) > 0 ? Number(text) : undefined);

/** What an address asks for; what it does not say, or what means nothing, is left open. */
export function questionIn(search: string): PastQuery {
  const params = new URLSearchParams(search);
  const [game, company] = [params.get("game"), params.get("company")];
  const [place, days] = [numberIn(params.get("place")), numberIn(params.get("days"))];
  return {
    ...(game && /^[\w-]{1,40}$/.test(game) ? { game } : {}),
    ...(company && /^(people|bots|bot:[\w-]{1,40}|name:.{1,24})$/.test(company) ? { company } : {}),
    ...(place && place <= 9 ? { place } : {}),
    ...(days && days <= 36500 ? { days } : {}),
  };
}

/** The same question as an address ends with it; nothing if everything fits. */
export function searchOf(question: PastQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(question)) if (value) params.set(name, String(value));
  const text = params.toString();
  return text && `?${text}`;
}

export const isOpen = (question: PastQuery): boolean => searchOf(question) === "";

// English days as they are said in Europe: the day before the month.
const SPOKEN: Readonly<Record<Language, string>> = { [LANGUAGES[0]]: "en-GB", [LANGUAGES[1]]: "de-DE" };

/** A day, with its year where it is another than this. */
export function dayOf(ended: number, language: Language, now: Date, weekday = true): string {
  const day = new Date(ended * 1000);
  const year = day.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  const parts = { day: "numeric" as const, month: "short" as const, ...year };
  return new Intl.DateTimeFormat(SPOKEN[language], weekday ? { weekday: "short", ...parts } : parts).format(day).replace(",", "");
}

/** A mean as it is written: one decimal, with the language's own comma. */
export const meanOf = (value: number, language: Language, digits = 1): string =>
  new Intl.NumberFormat(SPOKEN[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** One source of points through all columns: its ground from edge to edge, its upper edge, and its middle in the last column. */
export interface Layer {
  readonly source: string;
  readonly area: readonly Point[];
  readonly edge: readonly Point[];
  readonly middle: number;
  readonly last: number;
}

export interface Layers {
  readonly lines: readonly { readonly value: number; readonly y: number }[];
  readonly layers: readonly Layer[];
  readonly x: (at: number) => number;
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The columns as layers of ground, one on the other; what is below nothing has no height. */
export function layersOf(columns: readonly PastColumn[], sources: readonly string[], box: Box): Layers {
  const upTo = (column: PastColumn, count: number): number =>
    sources.slice(0, count).reduce((sum, source) => sum + Math.max(0, column.sources[source] ?? 0), 0);
  const most = Math.max(1, ...columns.map((column) => upTo(column, sources.length)));
  const values = ticks(0, most, stepFor(most));
  const top = values.at(-1) ?? 1;
  const x = (at: number): number => box.left + ((box.right - box.left) * at) / Math.max(1, columns.length - 1);
  const y = (value: number): number => box.bottom - ((box.bottom - box.top) * value) / top;
  const layers = sources.map((source, at): Layer => {
    const edge = columns.map((column, place): Point => [x(place), y(upTo(column, at + 1))]);
    const floor = columns.map((column, place): Point => [x(place), y(upTo(column, at))]);
    const last = columns.at(-1);
    return {
      source,
      edge,
      area: [...edge, ...floor.toReversed()],
      middle: last ? (y(upTo(last, at)) + y(upTo(last, at + 1))) / 2 : 0,
      last: last?.sources[source] ?? 0,
    };
  });
  return { lines: values.map((value) => ({ value, y: y(value) })), layers, x };
}

/** Which columns have their day written below: the ends, and as many between as there is room for. */
export function daysShown(count: number, room: number): number[] {
  const between = Math.max(0, Math.min(room, count) - 2);
  const found = Array.from({ length: between + 2 }, (_, at) => Math.round(((count - 1) * at) / (between + 1)));
  return [...new Set(found)];
}
