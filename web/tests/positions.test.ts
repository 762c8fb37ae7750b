// Positions that are set up: changed place by place, packed into links, pasted, and spoken of.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Words } from "../src/i18n";
import type { Shape } from "../src/messages";
import { pathTo, packed, unpacked } from "../src/positions/link";
import { pasted } from "../src/positions/pasted";
import { pathOf, placeOf, valueAt, withValue } from "../src/positions/path";
import { boardOf, fieldName, nameIn, placeName, problemSentence } from "../src/positions/words";
import { firstOf } from "../src/shell/setup/values";

const POSITION = { format: 1, game: "stone_age", round: 6, players: [{ goods: { wood: 2 } }, { goods: {} }], land: ["a", "b", "c"] };
const read = (file: string): string => readFileSync(`../src/trilith/games/stone_age/locale/en/${file}.ftl`, "utf8");
const client = readFileSync("../src/trilith/locale/en/web.ftl", "utf8");
const words = new Words("en", [client, ...["view", "words", "table", "positions"].map(read)], "stone_age");
const shape = (kind: Shape["kind"], more: Partial<Shape> = {}): Shape => ({ kind, names: [], length: null, fields: {}, ...more });

describe("a place in a position", () => {
  it("is read and written without touching what was there before", () => {
    const path = pathOf("players.0.goods.wood");
    expect(valueAt(POSITION, path)).toBe(2);
    const after = withValue(POSITION, path, 3);
    expect([valueAt(after, path), valueAt(POSITION, path)]).toEqual([3, 2]);
    expect(placeOf(path)).toBe("players.0.goods.wood");
    expect(valueAt(POSITION, ["players", 7, "goods"])).toBeUndefined();
  });

  it("is left out where nothing is to stand there", () => {
    expect(valueAt(withValue(POSITION, pathOf("players.0.goods.wood"), undefined), pathOf("players.0.goods"))).toEqual({});
    expect(valueAt(withValue(POSITION, ["land", 1], undefined), ["land"])).toEqual(["a", "c"]);
    expect(valueAt(withValue(POSITION, ["land", 3], "d"), ["land"])).toEqual(["a", "b", "c", "d"]);
  });
});

describe("what is pasted", () => {
  it("is a position, as text or in a link", async () => {
    expect(await pasted(JSON.stringify(POSITION, null, 2))).toEqual({ is: "position", position: POSITION });
    const link = await pathTo("stone_age", POSITION);
    expect(link).toMatch(/^\/position\/stone_age#[\w-]+$/);
    expect(await pasted(`https://here${link}\n`)).toEqual({ is: "position", position: POSITION });
    expect(JSON.parse((await unpacked(await packed(POSITION))) ?? "")).toEqual(POSITION);
  });

  it("is a moment of a match", async () => {
    expect(await pasted("http://here/t/aB-3_x?at=119")).toEqual({ is: "moment", match: "aB-3_x", lines: 119 });
  });

  it("is refused in words where it is none", async () => {
    const refused = async (text: string) => {
      const found = await pasted(text);
      return found.is === "nothing" ? found.refused : null;
    };
    expect((await refused("game: stone_age\nversion: 1\n"))?.about).toMatchObject({ problem: "record" });
    expect((await refused('{\n "format": 1,\n oops'))?.about).toMatchObject({ where: "3", problem: "not-json" });
    expect((await refused("[1]"))?.about).toMatchObject({ problem: "not-an-object" });
    expect((await refused("/position/stone_age#abcdef"))?.about).toMatchObject({ problem: "broken-link" });
  });
});

describe("words of positions", () => {
  it("name places and fields", () => {
    expect(placeName("players.1.goods.wood", words, ["Seat 1", "Seat 2"])).toBe("Seat 2, goods, wood");
    expect(placeName("players.0.tools.2", words, ["Seat 1"])).toBe("Seat 1, tools, 3");
    expect(placeName("hut, field", words, [])).toBe(`${words.name("place", "hut")}; ${words.name("place", "field")}`);
    expect(fieldName("hungry", words)).toBe("players still to be fed");
    expect(nameIn("order", "3", words)).toBe("3");
    const problem = { where: "players.0.people", name: "between", about: { least: 5, most: 10, value: 12 } };
    expect(problemSentence(problem, words, ["Seat 1"])).toBe("Seat 1, people: must be from 5 to 10, but is 12.");
    expect([boardOf("players.3.people"), boardOf("hut")]).toEqual([3, null]);
  });
});

it("begins every row with something that may stand there", () => {
  const row = shape("rows", { fields: { field: shape("named", { names: ["a1"] }), player: shape("seat"), cards: shape("pieces") } });
  expect(firstOf(row)).toEqual({ field: "a1", player: 1, cards: [] });
});
