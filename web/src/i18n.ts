// Words for people: the same Fluent files that the command line reads, fetched from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Named, Told } from "./messages";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type About = Readonly<Record<string, FluentVariable>>;

export interface Rule {
  /** As people cite it: SA-3.1. */
  readonly number: string;
  readonly text: string;
  readonly reason: string;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The first language of the browser that we speak. */
export function guessLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return LANGUAGES[0];
}

// However many more than one: where something is named and not counted.
const MANY = 2;
// Kinds of messages that are sentences or names of players, not names of things.
const SENTENCES = [
  "bot",
  "character",
  "action",
  "event",
  "short",
  "doing",
  "foryou",
  "ask",
  "do",
  "note",
  "rule",
  "chapter",
  "problem",
  "error",
  "web",
  "view",
  "holding",
  "hint",
  "companion",
  "station",
  "deed_slab",
  "why",
  "what",
  "metric",
  "onepage",
  "position",
];

export class Words {
  readonly language: Language;
  /** Whose words these are besides the client's own; empty if nobody's. */
  readonly game: string;
  readonly #bundle: FluentBundle;
  readonly #order: readonly string[];
  /** By identifier, the kinds of things that are called so: wood is a good. */
  readonly #kinds = new Map<string, string[]>();

  constructor(language: Language, sources: readonly string[], game = "") {
    this.language = language;
    this.game = game;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const order: string[] = [];
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.#bundle.addResource(resource, { allowOverrides: true }); // the names of a component pack come last
      for (const message of resource.body) order.push(message.id);
    }
    this.#order = order;
    for (const id of order) this.#note(id);
  }

  #note(id: string): void {
    const cut = id.indexOf("-");
    const kind = id.slice(0, cut);
    if (cut < 0 || SENTENCES.includes(kind)) return;
    const identifier = id.slice(cut + 1);
    this.#kinds.set(identifier, [...(this.#kinds.get(identifier) ?? []), kind]);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The words for a key. A missing one shows as its key, which a test of the files never lets through. */
  say(key: string, about: About = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, about, []) : plain(key);
  }

  /** The words for the first of these keys that has any. */
  first(keys: readonly string[], about: About = {}): string {
    const key = keys.find((each) => this.has(each)) ?? keys.at(-1) ?? "";
    return this.say(key, about);
  }

  /** What an identifier is called; the field it stands in decides between things of the same name. */
  name(field: string, identifier: string): string {
    const kind = this.kind(field, identifier);
    return kind ? this.say(`${kind}-${identifier}`) : plain(identifier);
  }

  /** A second text of a key, such as its title or its short form; empty where it has none. */
  part(key: string, part: string, about: About = {}): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[part];
    return pattern ? this.#bundle.formatPattern(pattern, about, []) : "";
  }

  /** The words for a key as short as there are any. */
  shortly(key: string, about: About = {}): string {
    return this.part(key, "short", about) || this.say(key, about);
  }

  /** In short what something does, where the files say so. */
  does(field: string, identifier: string): string {
    return this.part(`${this.kind(field, identifier) ?? field}-${identifier}`, "does");
  }

  kind(field: string, identifier: string): string | undefined {
    const kinds = this.#kinds.get(identifier) ?? [];
    return kinds.includes(field) ? field : kinds[0];
  }

  /** What a field of a view is called. */
  field(field: string): string {
    return this.has(`view-${field}`) ? this.say(`view-${field}`) : plain(field);
  }

  /** What a forecast counts is called, when there are so many of it. */
  holding(name: string, count: number = MANY): string {
    return this.has(`holding-${name}`) ? this.say(`holding-${name}`, { count }) : this.name("good", name);
  }

  /** Everything that is called by one kind of word, in the order of the files. */
  allOf(kind: string): string[] {
    const prefix = `${kind}-`;
    return this.#order.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  }

  /** An event or an action as a sentence. */
  tell(prefix: string, told: Named, players: readonly string[]): string {
    return this.say(`${prefix}-${told.kind}`, this.about(told, players));
  }

  /** Whether the sentence says who did it. */
  names(prefix: string, told: Named): boolean {
    const nobody = "\u0000";
    return this.tell(prefix, told, Array<string>(8).fill(nobody)).includes(nobody);
  }

  /** Every field in words; of a place also the way there (`$spot_to`), where the files say so. */
  about(told: Told, players: readonly string[]): About {
    const entries = Object.entries(told).filter(([field]) => field !== "kind");
    return Object.fromEntries(
      entries.flatMap(([field, value]) => {
        const to = typeof value === "string" ? this.part(`${this.kind(field, value) ?? field}-${value}`, "to") : "";
        return [[field, this.#word(field, value, players)], ...(to ? [[`${field}_to`, to]] : [])];
      }),
    ) as About;
  }

  #word(field: string, value: unknown, players: readonly string[]): FluentVariable {
    if (field === "player" && typeof value === "number") return players[value] ?? String(value);
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.name(field, value);
    return Array.isArray(value) ? value.join(" ") : "";
  }

  /** The rules of a game by chapter. */
  rules(): Chapter[] {
    return this.allOf("chapter").map((chapter) => ({
      title: this.say(`chapter-${chapter}`),
      rules: this.allOf("rule")
        .filter((rule) => rule.startsWith(`${chapter}-`))
        .map((rule) => this.#rule(rule)),
    }));
  }

  #rule(id: string): Rule {
    const message = this.#bundle.getMessage(`rule-${id}`);
    const reason = message?.attributes["reason"];
    return {
      number: id.replace(/-(\d+)-(\d+)$/, "-$1.$2"),
      text: this.say(`rule-${id}`),
      reason: reason ? this.#bundle.formatPattern(reason, {}, []) : "",
    };
  }
}

/** An identifier that nobody has named yet, as legible as it gets. */
const plain = (identifier: string): string => identifier.replaceAll("_", " ");
