// A game's one page as it is read: with what is in its box, in either language.
import { readdirSync, readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { Words, type About, type Language } from "../src/i18n";
import type { OnePageProps } from "../src/games/common/gameModule";
import type { Told } from "../src/messages";
import { namesIn } from "./engine";
import { tomlOf } from "./gallery/toml";

const folder = (path: string): URL => new URL(`../../src/trilith/${path}`, import.meta.url);
const filesIn = (path: string): string[] => readdirSync(folder(path)).toSorted();
const read = (path: string): string => readFileSync(folder(path), "utf8");

/** What the server tells of a game's box. */
export const boxOf = (game: string): Told =>
  Object.fromEntries(
    filesIn(`games/${game}/data`)
      .filter((file) => file.endsWith(".toml") && !["pack.toml", "rulebook.toml"].includes(file))
      .map((file) => [file.replace(".toml", ""), tomlOf(read(`games/${game}/data/${file}`))]),
  );

export const namesOf = (game: string, tuple: string): string[] => namesIn(read(`games/${game}/names.py`), tuple);

/** Words that note which of them were said. */
class Noting extends Words {
  readonly said = new Set<string>();

  override say(key: string, about: About = {}): string {
    this.said.add(key);
    return super.say(key, about);
  }
}

/** Everything that a game says in one language. */
export const wordsOf = (game: string, language: Language): Noting =>
  new Noting(
    language,
    [
      `locale/${language}/web.ftl`,
      ...filesIn(`games/${game}/locale/${language}`).map((file) => `games/${game}/locale/${language}/${file}`),
    ].map(read),
    game,
  );

export interface Page {
  readonly html: string;
  /** What of the page's own words was not said. */
  readonly unsaid: string[];
  /** What was said and is not in the files. */
  readonly missing: string[];
}

export function pageOf(OnePage: Component<OnePageProps>, game: string, language: Language): Page {
  const words = wordsOf(game, language);
  const { body } = render(OnePage, { props: { words } });
  const own = words.allOf("onepage").map((key) => `onepage-${key}`);
  return { html: body, unsaid: own.filter((key) => !words.said.has(key)), missing: [...words.said].filter((key) => !words.has(key)) };
}
