// What was better and why, and what a match was for a seat, in words made of parts.
import type { Words } from "../../i18n";
import { t } from "../../locale.svelte";
import type { Named, Reasoned, Sum } from "../../messages";
import { hinted, reasonsOf } from "../teaching/reasons";

const first = (text: string, language: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** What somebody does, as short as the game says it. */
export const doneOf = (action: unknown, words: Words, players: readonly string[]): string =>
  first(hinted(action as Named, words, players), words.language);

/** "Better: …", and its reasons as sentences; what hinders and risks counts only where nothing is brought. */
export function betterOf(better: Reasoned, words: Words, players: readonly string[]): { readonly head: string; readonly because: string } {
  return {
    head: t("worth-better", { what: hinted(better.action as Named, words, players) }),
    because: becauseOf(better, words, players),
  };
}

/** As many reasons as one reads at a glance. */
const MOST = 2;

export const becauseOf = (why: Reasoned, words: Words, players: readonly string[]): string =>
  reasonsOf(why, words, players)
    .slice(0, MOST)
    .map(({ text }) => text)
    .join(" ");

const PARTS = ["luck", "own", "others"] as const;

/** One sentence a seat, of the two largest of its figures. */
export function saidOf(sums: Sum): string {
  const largest = PARTS.toSorted((one, other) => Math.abs(sums[other]) - Math.abs(sums[one]));
  const told = largest.slice(0, 2).filter((part) => sums[part] !== 0);
  if (!told.length) return t("worth-said-even");
  return told.map((part) => t(`worth-said-${part}-${sums[part] > 0 ? "up" : "down"}`, { count: Math.abs(sums[part]) })).join(" ");
}
