// What is asked, and what signs mean, in sentences of both languages.
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { askedOf } from "../../src/games/prehistory/asking";
import Ending from "../../src/games/prehistory/deed/Ending.svelte";
import { METRICS } from "../../src/games/prehistory/drawing/names";
import { conditionOf } from "../../src/games/prehistory/reading/goods";
import { gainsInWords, nameOfCard } from "../../src/games/prehistory/reading/names";
import type { Reader } from "../../src/games/prehistory/reading/reader";
import { landThings, ringThings } from "../../src/games/prehistory/reading/things";
import { landMap, ringMap } from "../../src/games/prehistory/drawing/map";
import type { Choice, Hand } from "../../src/games/prehistory/table";
import type { World } from "../../src/games/prehistory/world";
import { CEREMONY, fieldsFor, HUNTING, rite } from "../gallery/prehistory/faces";
import { wordsIn } from "./data";

const WORDS = { en: wordsIn("en"), de: wordsIn("de") };
const readerIn = (language: "en" | "de"): Reader => ({ words: WORDS[language], world: {} as World, seat: null, players: [], choices: [] });
const bare = (said: string): string => said.replaceAll("**", "");

describe("a ceremony card", () => {
  test.each(["en", "de"] as const)("says in words what it counts (%s)", (language) => {
    for (const card of CEREMONY) {
      const said = conditionOf(card, readerIn(language));
      expect(said, card.id).toMatch(/\d/);
      expect(said, card.id).not.toMatch(/metric-|what-|[{}≤→]/);
      expect(nameOfCard(card.id, WORDS[language])).not.toMatch(/[[\]:]/);
    }
    for (const metric of METRICS) expect(WORDS[language].has(`metric-${metric}`), metric).toBe(true);
  });

  test("speaks its signs: 1→① ≤5", () => {
    const song = rite("gatherers_song");
    expect(song && bare(conditionOf(song, readerIn("en")))).toBe("One point for each gather tile, 5 at most.");
    expect(song && bare(conditionOf(song, readerIn("de")))).toBe("Ein Punkt je Sammelplättchen, höchstens 5.");
    const tribe = rite("great_tribe");
    expect(tribe && bare(conditionOf(tribe, readerIn("en")))).toBe(
      "4 points with 5 own members on the map or more. 8 points with 7 own members on the map or more.",
    );
  });
});

test.each(["en", "de"] as const)("what cards bring is said without signs (%s)", (language) => {
  for (const { reward } of HUNTING) expect(gainsInWords(reward, WORDS[language])).toMatch(/^1 \S+/);
});

type Kind = Choice["action"]["kind"];
/** A hand with choices of these kinds, and perhaps a place open and something chosen. */
const hand = (kinds: readonly Kind[], open = "", chosen = ""): Hand => {
  const choices = kinds.map((kind) => ({ text: kind, action: { kind }, forecast: { change: {} } })) as unknown as Choice[];
  return {
    choices,
    open,
    wanted: chosen,
    chosen: choices.find(({ text }) => text === chosen),
    endings: [],
    of: (kind: Kind) => choices.filter(({ action }) => action.kind === kind),
  } as unknown as Hand;
};
const world = (phase: string, season: string, pending: object = {}, deed = "fishing"): World =>
  ({ phase, season, pending, deed, map: [{ field: "a1", land: "campsite" }] }) as unknown as World;

describe("the bar", () => {
  const said = (language: "en" | "de", at: Hand, table: World, short = false): string => {
    const { key, about } = askedOf(at, table, WORDS[language]);
    expect(WORDS[language].has(key), key).toBe(true);
    return short ? WORDS[language].shortly(key, about) : WORDS[language].say(key, about);
  };
  const helped = { refused: [{ deed: "painting", rule: "PH-8.2", lacks: ["blue"], buys: ["blue"] }] };

  test.each<[string, Hand, World]>([
    ["Choose a deed, or pass.", hand(["fish", "pass"]), world("acting", "spring")],
    ["Only passing is left.", hand(["pass", "turn"]), world("acting", "spring", { refused: [] })],
    ["Pass, or buy a cube first.", hand(["pass", "buy_resource"]), world("acting", "spring", helped)],
    ["Catch a fish.", hand(["fish", "pass"], "fishing"), world("acting", "spring")],
    ["Catch this fish?", hand(["fish", "pass"], "fishing", "fish"), world("acting", "spring")],
    ["How many shamans dance?", hand(["ceremony", "pass"], "ceremony"), world("acting", "spring")],
    ["Catch a fish for blue markers, or skip.", hand(["fish", "skip"]), world("acting", "summer")],
    ["No blue marker: skip.", hand(["skip", "buy_marker"]), world("acting", "summer")],
    ["One last deed, at summer’s price.", hand(["fish", "skip"]), world("acting", "end")],
    ["Pay with 2 different colours.", hand(["pay"]), world("paying", "spring", { deed: "fishing", due: 2 })],
    ["Buy a cube for the stone.", hand(["buy_resource"]), world("laying", "spring", { deed: "fishing" })],
    ["Take your income, or turn your wheel.", hand(["income", "turn_weather"]), world("income", "spring")],
    ["Buy steps, or end the turn.", hand(["spend_bone", "end"]), world("roaming", "autumn", { steps_left: 0 })],
    ["Who walks? 3 steps.", hand(["send", "end"]), world("roaming", "autumn", { steps_left: 3 })],
    ["Nobody can walk: end the turn.", hand(["end"]), world("roaming", "autumn", { steps_left: 0 })],
    ["Walk there: campsite?", hand(["to"], "a1"), world("moving", "autumn", { steps_left: 2 })],
    ["Choose 2 markers.", hand(["choose"]), world("choosing", "autumn", { markers_due: 2 })],
    ["Use development points.", hand(["pass", "turn"], "bones"), world("acting", "spring")],
  ])("asks: %s", (sentence, at, table) => {
    expect(said("en", at, table)).toBe(sentence);
    expect(said("de", at, table)).not.toMatch(/ask-|[{}]/);
    for (const language of ["en", "de"] as const) expect(said(language, at, table, true).length).toBeLessThan(38);
  });
});

test("everything that is drawn lies on its board", () => {
  const boards = [
    ...(["wide", "upright"] as const).map((shape) => ({ map: ringMap(shape), things: ringThings(ringMap(shape), 4) })),
    ...([2, 3, 4] as const).map((players) => ({
      map: landMap("wide", fieldsFor(players)),
      things: landThings(landMap("wide", fieldsFor(players)), fieldsFor(players)),
    })),
  ];
  for (const { map, things } of boards) {
    expect(things.length).toBeGreaterThan(20);
    for (const { key, x, y, width, height } of things) {
      expect(x + width / 2 > 0 && x + width / 2 < map.width, key).toBe(true);
      expect(y + height / 2 > 0 && y + height / 2 < map.height, key).toBe(true);
    }
  }
});

test("no field of the land and nothing on the ring lies under the deed slab", () => {
  const SLAB = { left: 1085, top: 716 };
  const maps = [
    ringThings(ringMap("wide"), 4),
    ...[2, 3, 4].map((players) => landThings(landMap("wide", fieldsFor(players)), fieldsFor(players))),
  ];
  for (const { key, x, y, width, height } of maps.flat()) expect(x + width > SLAB.left + 12 && y + height > SLAB.top + 12, key).toBe(false);
});

test.each<[string, Kind[]]>([
  ["pebble", ["fish", "pass"]],
  ["go last", ["pass", "turn"]],
  ["go last", ["skip", "buy_marker"]],
])("passing is a %s among %j: what is left alone glows where everything is decided", (look, kinds) => {
  const { body } = render(Ending, { props: { hand: hand(kinds), words: WORDS.en } });
  expect(body).toContain(`class="${look}`);
});
