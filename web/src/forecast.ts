// A forecast in order and in words; its figures are the server's.
import type { Words } from "./i18n";
import type { Forecast, Spread } from "./messages";

/** What forecasts count, but nobody needs to read: never, or not where luck makes a range of it. */
export interface Unsaid {
  readonly never: readonly string[];
  readonly byLuck: readonly string[];
}

export const shownChanges = (forecast: Forecast, unsaid: Unsaid): [string, number][] =>
  Object.entries(forecast.change).filter(([name, amount]) => amount !== 0 && !unsaid.never.includes(name));

export const shownLuck = (forecast: Forecast, unsaid: Unsaid): [string, Spread][] =>
  Object.entries(forecast.luck).filter(([name]) => !unsaid.never.includes(name) && !unsaid.byLuck.includes(name));

/** The points that a choice brings to others than whoever chooses. */
export const shownOthers = ({ others }: Forecast): { readonly seat: number; readonly count: number }[] =>
  others.flatMap((count, seat) => (count ? [{ seat, count }] : []));

/** What others get, for whoever does not look at figures. */
export const othersInWords = (forecast: Forecast, words: Words, players: readonly string[]): string =>
  shownOthers(forecast)
    .map(({ seat, count }) => words.say("web-brings-other", { player: players[seat] ?? "", count, what: words.holding("score", count) }))
    .join(", ");

/** The same for whoever does not look at figures and bars. */
export function forecastInWords(forecast: Forecast, unsaid: Unsaid, words: Words): string {
  const certain = shownChanges(forecast, unsaid).map(([name, amount]) =>
    words.say(amount < 0 ? "web-costs" : "web-brings", { count: Math.abs(amount), what: words.holding(name, Math.abs(amount)) }),
  );
  const likely = shownLuck(forecast, unsaid).map(([name, spread]) =>
    words.say("web-likely", { low: spread.low, high: spread.high, what: words.holding(name, spread.high) }),
  );
  return [...certain, ...likely].join(", ");
}

/** A choice to think about twice: luck follows at once, and it concerns whoever chooses. */
export const wantsConfirmation = (forecast: Forecast): boolean => forecast.binding && Object.keys(forecast.luck).length > 0;

/** What a choice brings for certain, where what it costs is seen already. */
export const onlyGains = (forecast: Forecast): Forecast => ({
  ...forecast,
  luck: {},
  change: Object.fromEntries(Object.entries(forecast.change).filter(([, amount]) => amount > 0)),
});
