// Finding rules by words, in whichever language they come to mind.
import type { Chapter, Rule } from "../i18n";

/** Without accents and capitals, so that hands need not be exact. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words that are sought; a rule has to have all of them. */
export const wanted = (asked: string): string[] => plain(asked).split(/\s+/u).filter(Boolean);

const textOf = (rule: Rule): string => plain(`${rule.number} ${rule.text} ${rule.reason}`);

/** The chapters with the rules that have every wanted word, all of them in one of the languages. */
export function find(chapters: readonly Chapter[], others: readonly Chapter[], asked: string): Chapter[] {
  const words = wanted(asked);
  if (!words.length) return [...chapters];
  const elsewhere = new Map(others.flatMap((chapter) => chapter.rules.map((rule) => [rule.number, rule] as const)));
  const fits = (rule: Rule | undefined): boolean => rule !== undefined && words.every((word) => textOf(rule).includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule) || fits(elsewhere.get(rule.number))) }))
    .filter((chapter) => chapter.rules.length);
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text in pieces, those that were sought marked. */
export function marked(text: string, asked: string): Piece[] {
  const words = wanted(asked);
  if (!words.length) return [{ text, found: false }];
  // One plain letter for each letter of the text, so that places in one are places in the other.
  const letters = [...text];
  const flat = letters.map((letter) => plain(letter)[0] ?? letter);
  const line = flat.join("");
  const lit = letters.map(() => false);
  for (const word of words)
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) lit.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  letters.forEach((letter, at) => {
    const last = pieces.at(-1);
    const found = lit[at] ?? false;
    if (last && last.found === found) pieces[pieces.length - 1] = { text: last.text + letter, found };
    else pieces.push({ text: letter, found });
  });
  return pieces;
}
