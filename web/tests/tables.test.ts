import { describe, expect, it } from "vitest";
import { Words } from "../src/i18n";
import { fingerprint } from "../src/shell/ending/fingerprint";
import { ranking, sourcesOf, walked } from "../src/shell/ending/sources";
import { seatsRound } from "../src/shell/fire/seatsRound";
import { asOption, fromOption, kindOf, preset } from "../src/shell/home/seating";
import { sentence } from "../src/shell/refusals";

describe("setting a table", () => {
  it("is for the company that was asked for", () => {
    for (const company of ["friends", "here"] as const) {
      const seats = preset(company, 3, (at) => `Player ${at}`);
      expect(seats).toHaveLength(3);
      expect(kindOf(seats)).toBe(company);
      expect(seats.map((seat) => fromOption(asOption(seat), seat.kind === "person" ? (seat.name ?? null) : null))).toEqual(seats);
    }
  });
});

describe("seats round the fire", () => {
  it.each([2, 3, 4])("%i of them lie apart, and nobody sits in the fire or in front of the link to it", (count) => {
    const places = seatsRound(count);
    for (const [at, one] of places.entries()) {
      expect(Math.hypot(one.x - 50, one.y - 52)).toBeGreaterThan(25);
      expect(one.y > 75 && Math.abs(one.x - 50) < 10).toBe(false);
      for (const other of places.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
    }
  });

  it("begin in front to the left and go round with the sun", () => {
    const [first, second, third, fourth] = seatsRound(4);
    expect([first!.x < 50, first!.y > 50]).toEqual([true, true]);
    expect([second!.x < 50, second!.y > 50]).toEqual([true, false]);
    expect([third!.x < 50, third!.y > 50]).toEqual([false, false]);
    expect([fourth!.x < 50, fourth!.y > 50]).toEqual([false, true]);
  });
});

describe("where points came from", () => {
  const result = { seed: "", scores: [50, 30], places: [1, 2], assisted: [false, false], torches: [0, 0], practice: false, history: [] };
  const sources = sourcesOf(result, [{ final: { farmers: 12, goods: 3 } }, { final: { farmers: 0, goods: 10 } }], "final");

  it("adds up to the score of everybody", () => {
    expect(sources.map(({ name }) => name)).toEqual(["", "farmers", "goods"]);
    expect(sources[0]?.points).toEqual([35, 20]);
    expect(walked(sources, sources.length, 2)).toEqual(result.scores);
  });

  it("is walked one source after the other", () => {
    expect(walked(sources, 0, 2)).toEqual([0, 0]);
    expect(walked(sources, 2, 2)).toEqual([47, 20]);
  });

  it("has only the play itself where a game tells no sources", () => {
    expect(sourcesOf(result, [{}, {}], "final")).toEqual([{ name: "", points: [50, 30] }]);
  });

  it("ranks the best first", () => {
    expect(ranking([3, 1, 2, 1])).toEqual([1, 3, 2, 0]);
  });
});

describe("refusals", () => {
  const words = new Words("en", ["error-NameTaken = “{ $name }” is taken.\nweb-bad-name = No such name.\nweb-away = Away."]);
  const say = (error: string, about: Record<string, string>): string => sentence(words, { error, about, version: null });

  it("are sentences, also where a name or a password cannot be", () => {
    expect(say("NameTaken", { name: "Mira" })).toBe("“Mira” is taken.");
    expect(say("BadRequest", { where: "body.name", problem: "pattern" })).toBe("No such name.");
    expect(say("Strange", {})).toBe("Away.");
  });
});

it("a fingerprint is the SHA-256 of the seed's bytes", async () => {
  expect(await fingerprint("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
