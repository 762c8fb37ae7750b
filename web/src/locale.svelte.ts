// Which language is spoken now. Changing it changes every word on screen and nothing else.
import * as api from "./api";
import { guessLanguage, LANGUAGES, Words, type About, type Chapter, type Language } from "./i18n";
import * as packs from "./packs";
import { storage } from "./storage";

const remembered = (): Language => {
  const before = storage.get("language");
  return LANGUAGES.find((language) => language === before) ?? guessLanguage(navigator.languages);
};

class Locale {
  language = $state<Language>(remembered());
  #words = $state.raw<ReadonlyMap<string, Words>>(new Map());
  readonly #sources = new Map<string, Promise<string>>();
  readonly #games = new Set<string>();
  /** The language that was asked for last; it is spoken once its words have come in. */
  #wanted: Language = this.language;

  /** The words of the client, and of a game if one is named; empty until they have come in. */
  of(game = ""): Words {
    return this.#words.get(game) ?? this.#words.get("") ?? new Words(this.language, []);
  }

  /** Learn the words of a game, in this language and in any that is chosen later. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    await this.#load(this.#wanted);
  }

  async speak(language: Language): Promise<void> {
    storage.set("language", language);
    this.#wanted = language;
    await this.#load(language);
    document.documentElement.lang = this.language;
  }

  /** The rules of a game in the language that is not spoken now. */
  async otherRules(game: string): Promise<Chapter[]> {
    const other = LANGUAGES.find((language) => language !== this.language) ?? this.language;
    return new Words(other, [await this.#source(other, game)], game).rules();
  }

  async #load(language: Language): Promise<void> {
    const client = await this.#source(language, "");
    const found = new Map<string, Words>([["", new Words(language, [client])]]);
    for (const game of this.#games) if (game) found.set(game, new Words(language, [client, await this.#source(language, game)], game));
    // Words that were overtaken by another wish must not turn it back.
    if (language !== this.#wanted) return this.#load(this.#wanted);
    this.language = language;
    this.#words = found;
  }

  #source(language: Language, game: string): Promise<string> {
    const key = `${language}/${game}/${packs.asked(game).pack ?? ""}`;
    const source = this.#sources.get(key) ?? api.words(language, game);
    this.#sources.set(key, source);
    source.catch(() => this.#sources.delete(key));
    return source;
  }
}

export const locale = new Locale();

/** The client's own words. */
export const t = (key: string, about: About = {}): string => locale.of().say(key, about);
