// What a place says to whoever does not see it, and what hovering over it tells.
import type { Words } from "../../i18n";
import { ofKind } from "../common/kinds";
import { box } from "./box.svelte";
import { capital } from "./names";
import type { Choice } from "./table";
import { lyingAt, numbered, peopleAt, SPOTS } from "./valley";
import type { Good, Spot, View } from "./wire";

/** What a place brings, by the good its dice bring or by the piece it adds. */
export const BRINGS: Readonly<Partial<Record<Spot, Good | "tools" | "people" | "track">>> = {
  hunt: "food",
  forest: "wood",
  clay_pit: "brick",
  quarry: "stone",
  river: "gold",
  tool_maker: "tools",
  hut: "people",
  field: "track",
};

/** The place whose dice bring a good. */
export const sourceOf = (good: Good): Spot => SPOTS.find((spot) => BRINGS[spot] === good) ?? "hunt";

export const isRolledFor = (spot: Spot): boolean => ["hunt", "forest", "clay_pit", "quarry", "river"].includes(spot);

export const nameOf = (spot: string, words: Words): string => capital(words.name("spot", spot), words);

/** "Forest. 3 pips bring 1 wood. 3 of 7 taken: Jonas 3. You may send 1 to 4." */
export function wholeName(
  spot: Spot,
  valley: View,
  choices: readonly Choice[],
  words: Words,
  players: readonly string[],
  seat: number | null,
): string {
  return [`${nameOf(spot, words)}.`, effect(spot, valley, words, seat), taken(spot, valley, words, players), mine(choices, words, players)]
    .filter(Boolean)
    .join(" ");
}

/** Whether a place brings this seat nothing more. */
export const isFull = (spot: Spot, valley: View, seat: number | null): boolean =>
  seat !== null && (valley.players[seat]?.full.includes(spot) ?? false);

function effect(spot: Spot, valley: View, words: Words, seat: number | null): string {
  const good = BRINGS[spot] ?? "";
  if (isRolledFor(spot)) return words.say("note-pips", { pips: box.pips(good), good: words.name("good", good) });
  const [kind, number] = numbered(spot);
  if (!kind) return isFull(spot, valley, seat) ? words.say(`note-full-${spot}`) : `${words.say(`note-${spot}`)}.`;
  const lying = lyingAt(valley, spot);
  if (!lying) return words.say("note-empty");
  const what = words.name(kind, lying);
  return kind === "card"
    ? words.say("note-card", { price: valley.display[number - 1]?.price ?? 0, card: what })
    : words.say("note-building", { building: what, left: valley.buildings[number - 1]?.left ?? 0 });
}

export function taken(spot: Spot, valley: View, words: Words, players: readonly string[]): string {
  const people = peopleAt(valley, spot);
  if (!people.length) return "";
  const who = players.flatMap((player, seat) => {
    const count = people.filter((each) => each === seat).length;
    return count ? [`${player} ${count}`] : [];
  });
  const room = box.room(spot);
  // All the people there are fit on the hunt; that is no number to say.
  return words.say(spot === "hunt" ? "note-there" : "note-taken", { taken: people.length, room, who: who.join(", ") });
}

export function mine(choices: readonly Choice[], words: Words, players: readonly string[]): string {
  const counts = countsOf(choices);
  if (counts.length > 1) return words.say("note-may-send", { least: Math.min(...counts), most: Math.max(...counts) });
  if (counts.length === 1) return words.say("note-may-send-exactly", { people: counts[0] ?? 0 });
  return choices.map((choice) => `${capital(words.tell("action", choice.action, players), words)}.`).join(" ");
}

/** How many may go. */
export const countsOf = (choices: readonly Choice[]): number[] => ofKind(choices, "place").map(({ action }) => action.people);

/** How many may go, short. */
export function range(choices: readonly Choice[]): string {
  const counts = countsOf(choices);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return counts.length < 2 ? "" : `${least}–${most}`;
}
