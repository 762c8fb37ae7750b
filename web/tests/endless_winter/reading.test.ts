// Whatever lies on the table can be read in words, in both valleys and both languages.
import { render } from "svelte/server";
import { describe as group, expect, test } from "vitest";
import type { Language } from "../../src/i18n";
import type { Forecast } from "../../src/messages";
import { fieldsInWords, gainsInWords } from "../../src/games/endless_winter/amounts";
import { farThings } from "../../src/games/endless_winter/covers";
import { describe } from "../../src/games/endless_winter/describing";
import { winterMap } from "../../src/games/endless_winter/drawing/map";
import { COLUMNS, GAINS, HEXES, TRIBES } from "../../src/games/endless_winter/drawing/names";
import type { Box, Near } from "../../src/games/endless_winter/drawing/plans";
import type { Faces, Reader } from "../../src/games/endless_winter/labels";
import { farInWords, nearThings } from "../../src/games/endless_winter/reading";
import { columnLabel, outcomeInWords } from "../../src/games/endless_winter/says";
import Reading from "../../src/games/endless_winter/stage/Reading.svelte";
import ThingCovers from "../../src/games/endless_winter/stage/ThingCovers.svelte";
import type { Choice, Hand, TableState } from "../../src/games/endless_winter/table";
import type { Action } from "../../src/games/endless_winter/wire";
import { tilesOf, type World } from "../../src/games/endless_winter/world";
import { CARDS, NUMBERS, PATTERNS, SITE_TILES, stone, STONES } from "../gallery/endless_winter/faces";
import { wordsIn } from "./data";
import { choice, EMPTY } from "./views";

const LANGUAGES: readonly Language[] = ["en", "de"];
const SHAPES = ["wide", "upright"] as const;
const WORDS = { en: wordsIn("en"), de: wordsIn("de") };

const DISPLAY = CARDS.filter(({ group: kind }) => kind === "culture_1")
  .slice(0, 8)
  .map(({ id }) => id);
const PLAYERS = ["Ada", "Ben"];
const board = (offering: number, honor: number, rank: number) =>
  ({
    offering,
    honor,
    honor_rank: rank,
    stones: [],
    stone_price: { food: 1, tools: 1 },
    animals: { mammoth: 2 },
    chief: "tusk_breaker",
    figures: ["hunt"],
    chief_figure: null,
  }) as unknown as World["players"][number];
const WORLD: World = {
  ...EMPTY,
  turn: 0,
  order: [0, 1],
  display: [...DISPLAY.slice(0, 7), null],
  tribes: { shaman: 3, elder: 1, crafter: 0, scout: 2, hunter: 2 },
  hunting_ground: { mammoth: 2, rhino: 1 },
  wild: 11,
  stones: [1, 2].flatMap((era) =>
    STONES.filter((each) => each.era === era)
      .slice(0, 7)
      .map(({ id }) => id),
  ),
  land: HEXES.map((hex) => ({
    hex,
    terrain: hex === "c3" ? "base" : "forest",
    camps: hex === "b2" ? [2, 0] : [0, 0],
    influence: hex === "b2" ? [4, 2] : [0, 0],
    leaders: hex === "b2" ? [0] : [],
  })) as World["land"],
  villages: [{ juncture: "a1_a2_b2", owner: 1 }] as unknown as World["villages"],
  site: {
    pattern: "any",
    tiles: (PATTERNS[0]?.tiles ?? []).map(([row, column], at) => ({
      tile: SITE_TILES[at]?.id ?? "a",
      row: row + 1,
      column: column + 1,
      start: null,
    })),
    pieces: [
      { level: 1, row: 1, column: 1, owner: null },
      { level: 1, row: 1, column: 2, owner: 1 },
    ],
  },
  players: [board(3, 5, 1), board(3, 5, 0)],
};
const FACES = {
  stone: (id: string | null) => (id ? stone(id) : undefined),
  siteTiles: SITE_TILES,
  offering: NUMBERS.offering,
  honor: NUMBERS.honor,
  emptyPoints: 1,
} as unknown as Faces;
const readerIn = (language: Language): Reader => ({
  world: WORLD,
  board: WORLD.players[0],
  faces: FACES,
  words: WORDS[language],
  players: PLAYERS,
});
const EN = readerIn("en");

/** What every sight has to tell of, as many as lie there. */
const NEAR: readonly (readonly [near: Near, count: number])[] = [
  ["tribes", TRIBES.length],
  ["culture", 7],
  ["stones", 14],
  ["hunting_ground", 4],
  ["land", HEXES.length + 1],
  ["site", 36],
  ["land_and_site", HEXES.length + 1 + 36],
  ["idols", 18],
];
const inside = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x - 1 && y >= outer.y - 1 && x + width <= outer.x + outer.width + 1 && y + height <= outer.y + outer.height + 1;
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

group.each(SHAPES)("in the %s valley", (shape) => {
  test.each(NEAR)("everything near is told once where it lies: %s", (near, count) => {
    for (const column of [null, ...COLUMNS]) {
      const map = winterMap(shape, { near, column, tiles: tilesOf(WORLD) });
      const maps = map.sliding ? [map, map.sliding.map] : [map];
      const things = maps.flatMap((at) => nearThings(at, EN).flatMap((each) => each.things.map((thing) => ({ ...thing, at }))));
      expect(things).toHaveLength(count);
      expect(new Set(things.map(({ spot }) => spot)).size).toBe(count);
      for (const { spot, lying, at } of things) expect(inside({ x: 0, y: 0, ...at }, lying), spot).toBe(true);
      for (const { spot, lying } of things.filter(({ at }) => at === map))
        for (const { sight, ...far } of farThings(map)) expect(meet(lying, far), `${spot} over ${sight} beside ${column}`).toBe(false);
    }
  });
});

const labelOf = (near: Near, spot: string): string =>
  nearThings(winterMap("wide", { near }), EN)
    .flatMap(({ things }) => things)
    .find((each) => each.spot === spot)?.label ?? "";

group("what lies near", () => {
  test("says what it is and what it does", () => {
    expect(labelOf("culture", "card fire_keeping")).toBe("Fire keeping. 3 food · 1 point.");
    expect(labelOf("tribes", "tribe shaman")).toContain("Shaman. 1½ labour · 1 food → 1 idol");
    expect(labelOf("tribes", "tribe shaman")).toContain("3 cards in the pile.");
    expect(labelOf("tribes", "tribe crafter")).toContain("The pile is empty; 1 point instead.");
    expect(labelOf("stones", "stone village_forest")).toBe(
      "Stone of the forest. 2 food · 2 points for each village beside forest. Costs you 1 food + 1 tool.",
    );
    expect(labelOf("hunting_ground", "animal 2")).toMatch(/^Woolly mammoth\. Tip: .*You have 2\.$/);
    expect(labelOf("hunting_ground", "wild")).toBe("Animals in the pile: 11.");
  });

  test("says who stands there, who leads, and everybody's influence", () => {
    expect(labelOf("land", "hex b2")).toBe("B2: forest (2 food). Led by Ada. Ada: 2 camps, influence 4. Ben: no camp, influence 2.");
    expect(labelOf("land", "hex c3")).toBe("Base tile.");
    expect(labelOf("land", "village a1 a2 b2")).toBe("Village of Ben: a1, a2, b2.");
    expect(labelOf("idols", "step honor 5")).toBe("Honor track, step 5. Here: Ben and Ada.");
    expect(labelOf("idols", "step offering 2")).toBe(
      "Offering track, step 2. In the end 1 point for every 6 leftover food and tools. On arrival: 1 tribe card to the discard pile.",
    );
  });

  test("says what a free space brings, and whose megalith lies on another", () => {
    expect(labelOf("site", "space 1 3")).toBe("Row 1, column 3: 1 idol.");
    expect(labelOf("site", "megalith 1 1 1")).toBe("Neutral megalith: level 1, row 1, column 1.");
    expect(labelOf("site", "megalith 1 1 2")).toBe("Megalith of Ben: level 1, row 1, column 2.");
    expect(labelOf("site", "space 1 2")).toBe("");
  });

  test("stands for the action that somebody may wonder about", () => {
    const asks = (near: Near): string[] =>
      nearThings(winterMap("wide", { near }), EN).flatMap(({ things }) => things.map((each) => each.asks));
    expect(asks("culture")[0]).toBe(`learn ${DISPLAY[0]}`);
    expect(asks("hunting_ground")).toEqual(["hunt mammoth", "hunt mammoth", "hunt rhino", "reveal"]);
    expect(asks("site")).toContain("build 1 1 3");
    const small = nearThings(winterMap("upright", { near: "site" }), EN).flatMap(({ things }) => things);
    expect(
      small.every((each) => each.asks === ""),
      "nothing to touch on a phone",
    ).toBe(true);
    expect(asks("land").slice(0, 3)).toEqual(["move a1 a2", "move a2 a3", "move a3 a2"]);
  });
});

test("what is far away says what one would see", () => {
  expect(farInWords("culture", EN)).toContain("Fire keeping, Flint knapping");
  expect(farInWords("hunting_ground", EN)).toBe("Woolly mammoth ×2, Woolly rhinoceros. Animals in the pile: 11.");
  expect(farInWords("tribes", EN)).toContain("Shaman 3, Elder 1, Crafter 0");
  expect(farInWords("land", EN)).toBe("B2: Ada");
  expect(farInWords("site", EN)).toBe("2 megaliths");
  expect(farInWords("idols", EN)).toBe("Offering track: Ada 3, Ben 3. Honor track: Ada 5, Ben 5.");
});

test.each<[Action, string]>([
  [{ kind: "learn", card: "fire_keeping" }, "Take Fire keeping. 3 food · 1 point."],
  [{ kind: "bury", zone: "hand", card: "gatherer" }, "Bury from the hand: Gatherer. ½ labour · eclipse: 1 food."],
  [{ kind: "stone", stone: "village_forest" }, "Take Stone of the forest. 2 food · 2 points for each village beside forest."],
  [
    { kind: "recruit", tribe: "elder" },
    "Take into the hand: Elder. 1 labour · +1 in Initiate · eclipse: draw 1 card · 1 point. 1 card in the pile.",
  ],
  [{ kind: "tip", animal: "sloth" }, "Tip ground sloth. Tip: 5 food · set: 1 = 1, 2 = 3, 3 = 6, 4 = 10."],
  [{ kind: "chief", chief: "fire_wolf" }, "Take the chief Firewolf. a: +2 in Migrate · b: 2 moves."],
  [{ kind: "side", side: "a" }, "Chief: side A upwards. Tuskbreaker: a: +2 in Hunt · b: the top animal."],
  [{ kind: "setup", setup: "setup_3" }, "Take Set-up card 3. 3 food + 1 tool, Scout, ancient bison, 1 camp."],
  [{ kind: "build", level: 1, row: 1, column: 3 }, "Build a megalith: level 1, row 1, column 3. 1 idol."],
  [{ kind: "move", from: "a1", hex: "b1" }, "Move a camp: a1 → b1. B1: forest (2 food)."],
  [{ kind: "walk" }, "Walk on down."],
])("a choice says what it is about: %j", (action, said) => {
  expect(describe(choice("any", action), EN)).toBe(said);
});

test("an idol says what the step brings that it reaches, and nothing where nobody climbs any more", () => {
  const idol = choice("idol honor", { kind: "idol", track: "honor" });
  const climbing = { ...idol, forecast: { ...idol.forecast, change: { honor: 1 } } };
  expect(describe(climbing, EN)).toMatch(/^Step up: honor track\. .*On arrival: 2 points\.$/);
  expect(describe(idol, EN)).toBe("Step up: honor track.");
});

group("the covers of what is near", () => {
  const learning = choice("learn fire_keeping", { kind: "learn", card: "fire_keeping" });
  const handOf = (...choices: readonly Choice[]): Hand => ({ choices, open: "" }) as unknown as Hand;
  const table = { screen: { shown: null } } as unknown as TableState;
  /** What stands in the page: role, name and key of words of each cover. */
  const coversOf = (near: Near, hand: Hand): { role: string; label: string; words: string | null; spot: string }[] => {
    const { body } = render(Reading, { props: { table, map: winterMap("wide", { near }), hand, reader: EN } });
    return [...body.matchAll(/<(button|div) [^>]*data-spot="([^"]*)"[^>]*>/g)].map(([tag = "", role = "", spot = ""]) => {
      const attribute = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
      return {
        role: role === "button" ? (attribute("aria-disabled") ? "doubtful" : "offered") : attribute("role"),
        label: attribute("aria-label"),
        words: / data-words="([^"]*)"/.exec(tag)?.[1] ?? null,
        spot,
      };
    });
  };

  test("tell it while somebody else decides, and none of them can be reached by Tab", () => {
    const covers = coversOf("culture", handOf());
    expect(covers).toHaveLength(7);
    expect(new Set(covers.map(({ role }) => role))).toEqual(new Set(["img"]));
    for (const { label, words } of covers) expect([label === "", words]).toEqual([false, ""]);
  });

  test("say why not to whoever decides, and leave alone what is offered", () => {
    const covers = coversOf("culture", handOf(learning));
    expect(covers.map(({ spot }) => spot)).not.toContain("card fire_keeping");
    expect(covers).toHaveLength(6);
    expect(new Set(covers.map(({ role }) => role))).toEqual(new Set(["doubtful"]));
    for (const { label, words } of covers) expect([label === "", words]).toEqual([false, ""]);
  });

  test("say it on the ground only where some of it is offered", () => {
    expect(new Set(coversOf("land", handOf(learning)).map(({ role }) => role))).toEqual(new Set(["img"]));
    const move = choice("move b2 b1", { kind: "move", from: "b2", hex: "b1" });
    const roles = new Map(coversOf("land", handOf(move)).map(({ spot, role }) => [spot, role]));
    expect(roles.get("hex a1")).toBe("doubtful");
    expect(roles.has("hex b2")).toBe(false);
    expect(roles.has("hex b1")).toBe(false);
    expect(roles.get("village a1 a2 b2")).toBe("img");
  });

  test("tell what is offered with what it does", () => {
    const props = { map: winterMap("wide", { near: "culture" }), hand: handOf(learning), reader: EN, picked: "", takeUp: () => {} };
    const { body } = render(ThingCovers, { props });
    const said = "Take Fire keeping. 3 food · 1 point.";
    expect(body).toContain(`aria-label="${said}"`);
    expect(body).toContain(`data-words=""`);
  });
});

group.each(LANGUAGES)("in %s", (language) => {
  const words = WORDS[language];

  test("every gain is said with how many there are", () => {
    for (const gain of GAINS)
      for (const count of [1, 2]) {
        expect(words.has(`note-amount-${gain}`), gain).toBe(true);
        expect(gainsInWords([[gain, count]], words), gain).not.toMatch(/note-|\{/);
      }
    expect(gainsInWords([["labour", 1.5]], words)).toMatch(/^1½ /);
  });

  test("a column says its fields and their prices", () => {
    const prices = { columns: NUMBERS.columns, stone: NUMBERS.player.stone_prices[1] ?? null };
    for (const column of COLUMNS) {
      const said = columnLabel(column, WORLD, prices, words, PLAYERS);
      expect(said).toContain(fieldsInWords(column, NUMBERS.columns, prices.stone, words));
      expect(said).not.toMatch(/note-|\{/);
    }
    const said = {
      en: "Hunt. Nobody has been first yet. Here: Ada and Ben. Top, as often as you can pay: 1 labour → turn up animals · 1 tool + 1 labour → 1 animal of choice.",
      de: "Oben, so oft du bezahlen kannst: 1 Arbeitskraft → Tiere aufdecken · 1 Werkzeug + 1 Arbeitskraft → 1 Tier nach Wahl.",
    };
    expect(columnLabel("hunt", WORLD, prices, words, PLAYERS)).toContain(said[language]);
    expect(columnLabel("develop", WORLD, prices, words, PLAYERS)).toMatch(
      language === "en" ? /once: 2 food \+ 2 tools → 1 sacred stone/ : /einmal: 2 Nahrung \+ 2 Werkzeuge → 1 Heiliger Stein/,
    );
  });

  test("nothing near is left without a word", () => {
    for (const [near] of NEAR)
      for (const { label, spot } of nearThings(winterMap("wide", { near }), readerIn(language)).flatMap(({ things }) => things)) {
        expect(label, spot).toMatch(/\.$/);
        expect(label, spot).not.toMatch(/note-|undefined|\{|_/);
      }
  });
});

test("labour is told as it is counted on the table, in halves", () => {
  const forecast = { change: { halves: -3, tools: -1, score: 2 }, luck: {}, others: [] } as unknown as Forecast;
  expect(outcomeInWords(forecast, WORDS.en, PLAYERS)).toBe("costs 1½ labour, costs 1 tool, brings 2 points");
  expect(outcomeInWords(forecast, WORDS.de, PLAYERS)).toMatch(/1½ Arbeitskraft/);
});
