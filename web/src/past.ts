// Own finished matches: what is asked for and how it stands in the address, days and means in words. Nothing but pure functions.
import { LANGUAGES, type Language } from "./i18n";
import type { PastQuery } from "./messages";

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
