// What the parts of the table say to whoever does not see them.
import { forecastInWords } from "../../forecast";
import type { Words } from "../../i18n";
import type { Colour, Cubes } from "./drawing/names";
import { UNSAID } from "./unsaid";
import type { World } from "./world";
import type { Choice } from "./table";

export const capital = (text: string, words: Words): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

export const deedName = (deed: string, words: Words): string => capital(words.name("deed", deed), words);

export const colourName = (colour: string, words: Words): string => words.name("colour", colour);

export const listed = (colours: readonly Colour[], words: Words): string => colours.map((colour) => colourName(colour, words)).join(", ");

/** What a choice is, and what comes of it. */
export function choiceName(choice: Choice, words: Words, players: readonly string[]): string {
  const outcome = forecastInWords(choice.forecast, UNSAID, words);
  return `${capital(words.tell("action", choice.action, players), words)}.${outcome ? ` ${outcome}.` : ""}`;
}

/** "d4. Campsite. Camp of Ada. Ada: 1 standing." */
export function fieldLabel(field: string, world: World, words: Words, players: readonly string[]): string {
  const state = world.map.find((each) => each.field === field);
  if (!state) return words.name("field", field);
  const player = state.player === undefined ? "" : (players[state.player] ?? "");
  return [
    `${words.name("field", field)}: ${words.name("land", state.land)}.`,
    state.owner === undefined ? "" : words.say("note-camp-of", { player: players[state.owner] ?? "" }),
    player ? words.say("note-members", { player, standing: state.standing ?? 0, lying: state.lying ?? 0 }) : "",
    ...(state.waiting ?? []).map((count, seat) =>
      count ? words.say("note-members", { player: players[seat] ?? "", standing: count, lying: 0 }) : "",
    ),
  ]
    .filter(Boolean)
    .join(" ");
}

/** "2 grey, 1 red", or that there are none. */
export function cubesInWords(counts: Cubes, words: Words): string {
  const there = Object.entries(counts).filter(([, count]) => count);
  return there.length ? there.map(([colour, count]) => `${count} ${colourName(colour, words)}`).join(", ") : words.say("note-none");
}
