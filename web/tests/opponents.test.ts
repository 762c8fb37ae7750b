import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { botNamed, draw, flakesOf, LEVELS, nameOf } from "../src/bots";
import { LANGUAGES, Words } from "../src/i18n";
import { guestsOf } from "../src/shell/guests";
import { byLuck, seatFor, withAnybody, withCharacter, withLevel } from "../src/shell/home/opponents";
import { against, asOption, fromOption, kindOf } from "../src/shell/home/seating";
import { seatNames } from "../src/shell/seatNames";
import type { SeatInfo } from "../src/messages";
import { SYMBOLS } from "./drawn";

const CHARACTERS = ["hunter", "farmer", "builder", "collector", "wanderer", "shaman"];
const read = (language: string, file: string): string => readFileSync(`../src/trilith/locale/${language}/${file}.ftl`, "utf8");
const words = Object.fromEntries(LANGUAGES.map((each) => [each, new Words(each, [read(each, "web"), read(each, "bots")])] as const));
const english = words["en"]!;

/** Luck that says these numbers one after the other, and then the first again. */
function saying(...numbers: number[]): () => number {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
}

const bot = (name: string): SeatInfo => ({
  kind: "bot",
  name,
  bot: name,
  free: false,
  present: true,
  stand_in: null,
  assisted: false,
  claimed: false,
});
const person = (name: string): SeatInfo => ({ ...bot(""), kind: "person", name, bot: null });

describe("the name of a bot", () => {
  it.each(["greedy", "hard/hunter", "a-bot_of-others"])("%s is read and written alike", (name) => {
    expect(nameOf(botNamed(name))).toBe(name);
  });

  it("says how strong it is, if it is on a level", () => {
    expect(LEVELS.map(flakesOf)).toEqual([1, 2, 3, 4, 5]);
    expect(flakesOf("greedy")).toBe(0);
    expect(flakesOf("")).toBe(0);
  });
});

describe("characters by luck", () => {
  it("are those that do not sit yet", () => {
    for (const luck of [0, 0.3, 0.5, 0.999]) {
      expect(draw(CHARACTERS, ["hunter", "shaman"], () => luck)).toMatch(/farmer|builder|collector|wanderer/);
    }
    expect(draw(["hunter", "farmer"], ["hunter", "farmer"], () => 0.6)).toBe("farmer");
    expect(draw([], [])).toBe("");
  });

  it("are all different, whatever luck says", () => {
    for (const luck of [saying(0), saying(0.999), saying(0.2, 0.9, 0.5)]) {
      const found = byLuck(5, "easy", CHARACTERS, luck);
      expect(new Set(found.map(({ character }) => character)).size).toBe(5);
      expect(found.every(({ level, byLuck: drawn }) => level === "easy" && drawn)).toBe(true);
    }
  });

  it("are nobody where a game has none", () => {
    expect(byLuck(2, "hard", []).map(seatFor)).toEqual([
      { kind: "bot", bot: "hard" },
      { kind: "bot", bot: "hard" },
    ]);
  });
});

describe("opponents", () => {
  const three = byLuck(3, "easy", ["hunter", "farmer", "builder", "shaman"], saying(0));

  it("have a level each, or all the same", () => {
    expect(withLevel(three, 1, "hard", false).map(({ level }) => level)).toEqual(["easy", "hard", "easy"]);
    expect(withLevel(three, 1, "hard", true).map(({ level }) => level)).toEqual(["hard", "hard", "hard"]);
  });

  it("change places with whoever has the chosen road already", () => {
    const changed = withCharacter(withLevel(three, 0, "expert", false), 0, "builder");
    expect(changed.map(nameOf)).toEqual(["expert/builder", "easy/farmer", "easy/hunter"]);
    expect(changed.map(({ byLuck: drawn }) => drawn)).toEqual([false, true, true]);
    expect(withCharacter(three, 0, "shaman").map(nameOf)).toEqual(["easy/shaman", "easy/farmer", "easy/builder"]);
    expect(withCharacter(three, 0, "hunter").map(nameOf)).toEqual(three.map(nameOf));
  });

  it("are anybody else by luck", () => {
    expect(withAnybody(three, 2, ["hunter", "farmer", "builder", "shaman"], saying(0))[2]).toEqual({
      level: "easy",
      character: "shaman",
      byLuck: true,
    });
  });

  it("sit where nobody else was put by hand", () => {
    const seats = against(three.map(seatFor), new Map([[2, { kind: "invited" }]]));
    expect(seats.map(asOption)).toEqual(["person", "bot:easy/hunter", "invited", "bot:easy/builder"]);
    expect(kindOf(seats)).toBe("friends");
    expect(kindOf(against(three.map(seatFor), new Map()))).toBe("bots");
  });

  it.each(["bot:hard/hunter", "bot:greedy", "bot:some:other", "invited"])("%s is a choice of a list and back", (option) => {
    expect(asOption(fromOption(option, null))).toBe(option);
  });
});

describe("names at the table", () => {
  it("are those of characters, and of seats for all other bots", () => {
    expect(seatNames([person("Mira"), bot("easy/hunter"), bot("greedy"), bot("hard/shaman")], english)).toEqual([
      "Mira",
      "Runa",
      "Fern",
      "Ulo",
    ]);
  });

  it("tell namesakes apart, people first", () => {
    const seats = [bot("easy/hunter"), bot("hard/hunter"), person("Ulo"), bot("easy/shaman"), person("Ulo")];
    expect(seatNames(seats, english)).toEqual(["Runa", "Runa II", "Ulo", "Ulo III", "Ulo"]);
  });

  it("are whatever the server says before words are there", () => {
    expect(seatNames([bot("easy/hunter")], new Words("en", []))).toEqual(["easy/hunter"]);
  });
});

describe("whoever sits down", () => {
  it("is introduced with a sentence, if it has a character", () => {
    const seats = [person("Mira"), bot("easy/hunter"), bot("greedy")];
    expect(guestsOf(seats, ["Mira", "Runa", "Fern"], english)).toEqual([
      { seat: 1, sentence: "Runa sits down. Follows every track, and there is always something on her fire." },
    ]);
  });

  it.each(CHARACTERS)("%s has a face, a name, a road and a sentence in both languages", (character) => {
    expect(SYMBOLS.has(`face-${character}`)).toBe(true);
    for (const each of Object.values(words)) {
      for (const more of ["", "-road", "-about"]) expect(each.has(`character-${character}${more}`)).toBe(true);
    }
  });

  it.each(LEVELS)("%s has a name and a sentence in both languages", (level) => {
    for (const each of Object.values(words)) for (const key of [`web-level-${level}`, `bot-${level}`]) expect(each.has(key)).toBe(true);
  });

  it("takes no name away from a thing of a game", () => {
    const both = new Words("en", ["character-hunter = Runa\nbot-easy = Lives.", "card-hunter = hunter\nstep-easy = easy"]);
    expect(both.name("anything", "hunter")).toBe("hunter");
    expect(both.name("anything", "easy")).toBe("easy");
  });
});
