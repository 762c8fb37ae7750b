// Puts what a game shows and offers in order: places with who and what is there, and choices where they belong.
import type { Words } from "../../i18n";
import { asCounts, asList, asNumber, asText, boards, isRecord } from "../../json";
import type { Choice, Told } from "../../messages";
import type { Layout } from "./layout";

export interface Place {
  readonly id: string;
  /** How many people of each seat stand here. */
  readonly people: readonly number[];
  /** The group of places that this one belongs to; plain places belong to none. */
  readonly group: string;
  /** What lies here, if something can. */
  readonly content: { readonly id: string | null; readonly left: number | null } | null;
}

/** Choices of one verb: several numbers of the same thing, or things of their own. */
export interface Offer {
  readonly verb: string;
  readonly choices: readonly Choice[];
  /** The only field in which these choices differ, if it is a number. */
  readonly number: string | null;
}

export function placesOf(view: Told, words: Words, layout: Layout): Place[] {
  const { places } = layout;
  if (!places) return [];
  return words.allOf(places.word).flatMap((id) => {
    const people = boards(view).map((board) => asCounts(board[places.people])?.[id] ?? 0);
    const [, group = "", number = ""] = /^(.+)_(\d+)$/.exec(id) ?? [];
    const field = places.contents[group];
    if (!field) return [{ id, people, group: "", content: null }];
    const lying = asList(view[field]);
    const at = Number(number) - 1;
    return at < lying.length ? [{ id, people, group, content: contentOf(lying[at]) }] : [];
  });
}

/** A card by its name, or a stack by what lies on top and how many are left. */
function contentOf(lying: unknown): Place["content"] {
  if (typeof lying === "string") return { id: lying, left: null };
  if (!isRecord(lying)) return { id: null, left: null };
  const name = Object.values(lying).find((value) => typeof value === "string");
  const left = Object.values(lying).find((value) => typeof value === "number");
  return { id: asText(name) || null, left: left === undefined ? null : asNumber(left) };
}

export const placeOfChoice = (choice: Choice, layout: Layout): string => (layout.places ? asText(choice.action[layout.places.word]) : "");

/** Choices by verb, in the order in which the server offers them. */
export function offersOf(choices: readonly Choice[]): Offer[] {
  const verbs = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.action.kind;
    verbs.set(verb, [...(verbs.get(verb) ?? []), choice]);
  }
  return [...verbs].map(([verb, found]) => ({ verb, choices: found, number: onlyNumber(found) }));
}

function onlyNumber(choices: readonly Choice[]): string | null {
  const [first] = choices;
  if (!first || choices.length < 2) return null;
  const differing = Object.keys(first.action).filter((field) => choices.some((choice) => choice.action[field] !== first.action[field]));
  const [field] = differing;
  if (!field || differing.length > 1) return null;
  return choices.every((choice) => typeof choice.action[field] === "number") ? field : null;
}
