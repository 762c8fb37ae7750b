// A forecast in order and in words; its figures are the server's.
import type { Words } from "./i18n";
import type { Forecast, Spread } from "./messages";

export const shownChanges = (forecast: Forecast, hidden: readonly string[]): [string, number][] =>
  Object.entries(forecast.change).filter(([name, amount]) => amount !== 0 && !hidden.includes(name));

export const shownLuck = (forecast: Forecast, hidden: readonly string[]): [string, Spread][] =>
  Object.entries(forecast.luck).filter(([name]) => !hidden.includes(name));

/** The same for whoever does not look at figures and bars. */
export function forecastInWords(forecast: Forecast, hidden: readonly string[], words: Words): string {
  const certain = shownChanges(forecast, hidden).map(([name, amount]) =>
    words.say(amount < 0 ? "web-costs" : "web-brings", { count: Math.abs(amount), what: words.holding(name) }),
  );
  const likely = shownLuck(forecast, hidden).map(([name, spread]) =>
    words.say("web-likely", { low: spread.low, high: spread.high, what: words.holding(name) }),
  );
  return [...certain, ...likely].join(", ");
}

/** A choice to think about twice: luck follows at once, and it concerns whoever chooses. */
export const wantsConfirmation = (forecast: Forecast): boolean =>
  forecast.binding && Object.keys(forecast.luck).length > 0;
