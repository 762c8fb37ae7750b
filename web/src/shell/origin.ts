// What a match is called that another one goes on from, by the day and the time of day, or by the file that was brought.
import type { Words } from "../i18n";
import type { Origin } from "../messages";

const MILLISECONDS = 1000;
/** For so long a day of the week says enough. */
const A_WEEK = 6 * 24 * 3600 * MILLISECONDS;
/** From which hour on a part of the day is called so. */
const PARTS = [
  [5, "morning"],
  [12, "afternoon"],
  [18, "evening"],
  [23, "night"],
] as const;

/** How dates are written where a language is spoken nearest to here. */
const DATES = { en: "en-GB", de: "de-DE" } as const;

/** The part of the day; what comes before the morning is still night. */
export const partOfDay = (hour: number): string => PARTS.findLast(([from]) => hour >= from)?.[1] ?? "night";

/** When something was, as one speaks of it: Tuesday evening, and what is longer ago by its date. */
export function spokenTime(seconds: number, now: number, words: Words): string {
  const then = new Date(seconds * MILLISECONDS);
  if (now - then.getTime() > A_WEEK)
    return then.toLocaleDateString(DATES[words.language], { day: "numeric", month: "long", year: "numeric" });
  return words.say("web-when-played", {
    day: then.toLocaleDateString(words.language, { weekday: "long" }),
    part: words.say(`web-part-${partOfDay(then.getHours())}`),
  });
}

/** Where a branch comes from: which match, and in which round. */
export function originName(origin: Origin, words: Words, now = Date.now()): string {
  const when =
    origin.round === null
      ? words.say("web-origin-moment", { at: origin.lines })
      : words.first(["note-replay-round", "web-replay-round"], { round: origin.round });
  return words.say("web-origin", { match: origin.called ?? spokenTime(origin.played, now, words), when });
}
