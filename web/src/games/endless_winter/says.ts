// What the parts of the table say to whoever does not see them.
import { forecastInWords, othersInWords } from "../../forecast";
import type { Words } from "../../i18n";
import type { Choice, Forecast } from "../../messages";
import { fieldsInWords } from "./amounts";
import { halves, type ColumnPrices, type StonePrice } from "./drawing/faces";
import type { Column } from "./drawing/names";
import { HALVES } from "./labours";
import { UNSAID } from "./unsaid";
import { standingIn, type World } from "./world";

export const capital = (text: string, words: Words): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

export const nameOf = (what: string, id: string, words: Words): string => capital(words.name(what, id), words);

/** "Ada, Ben, and Cleo" */
export const listed = (names: readonly string[], words: Words): string => new Intl.ListFormat(words.language).format(names);

/** "costs 1½ labour" */
function labourInWords(counted: number, words: Words): string {
  if (!counted) return "";
  return words.say(counted < 0 ? "web-costs" : "web-brings", {
    count: halves(Math.abs(counted) / HALVES),
    what: words.name("gain", "labour"),
  });
}

/** What a choice costs and brings, to oneself and to others. */
export function outcomeInWords(forecast: Forecast, words: Words, players: readonly string[]): string {
  const { halves: labour = 0, ...change } = forecast.change;
  const rest = forecastInWords({ ...forecast, change }, UNSAID, words);
  return [labourInWords(labour, words), rest, othersInWords(forecast, words, players)].filter(Boolean).join(", ");
}

/** What a choice is, and what comes of it. */
export function choiceName(choice: Choice, words: Words, players: readonly string[]): string {
  const outcome = outcomeInWords(choice.forecast, words, players);
  return `${capital(words.tell("action", choice.action, players), words)}.${outcome ? ` ${outcome}.` : ""}`;
}

/** What is written on a card, where there is little room: long names have a short form. */
export const shortName = (kind: "card" | "animal" | "chief", id: string, words: Words): string =>
  capital(words.first([`short-${id}`, `${kind}-${id}`]), words);

/** An ice find lies face down until a camp comes. */
function findOn(find: string | null | undefined, words: Words): string {
  if (find === undefined) return "";
  return find === null ? words.say("note-hidden-find") : `${nameOf("ice_find", find, words)}: ${words.does("ice_find", find)}.`;
}

/** What the fields of the columns cost; what a sacred stone does depends on who asks. */
export interface Prices {
  readonly columns: ColumnPrices | undefined;
  readonly stone: StonePrice | null;
}

/** "Hunt. Nobody has been first yet. Here: Ada and Ben. Top, as often as you can pay: …" */
export function columnLabel(column: Column, world: World, prices: Prices, words: Words, players: readonly string[]): string {
  const { first } = world.columns[column];
  const there = standingIn(world, column).map(({ seat, figure }) =>
    figure === "chief" ? words.say("note-chief-of", { player: players[seat] ?? "" }) : (players[seat] ?? ""),
  );
  return [
    `${nameOf("column", column, words)}.`,
    first === null ? words.say("note-first-free") : words.say("note-first-taken", { player: players[first] ?? "" }),
    there.length ? words.say("note-there", { who: listed(there, words) }) : "",
    prices.columns ? fieldsInWords(column, prices.columns, prices.stone, words) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** "B2: forest (2 food). Led by Ada. Ada: 2 camps, influence 3." */
export function hexLabel(hex: string, world: World, words: Words, players: readonly string[]): string {
  const state = world.land.find((each) => each.hex === hex);
  const terrain =
    state?.terrain && state.terrain !== "base" ? `: ${words.name("terrain", state.terrain)} (${words.does("terrain", state.terrain)})` : "";
  const leaders = (state?.leaders ?? []).map((seat) => players[seat] ?? "");
  const led = leaders.length ? words.say("note-led-by", { who: listed(leaders, words) }) : "";
  const people = (state?.camps ?? []).flatMap((camps, seat) => {
    const influence = state?.influence[seat] ?? 0;
    return camps || influence ? [words.say("note-on-hex", { player: players[seat] ?? "", camps, influence })] : [];
  });
  return [`${nameOf("hex", hex, words)}${terrain}.`, findOn(state?.ice_find, words), led, ...people].filter(Boolean).join(" ");
}
