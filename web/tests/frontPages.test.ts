import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES_OF_STONE, signsOf } from "../src/games/frontPages";

const GAMES = new URL("../src/games/", import.meta.url);
const found = readdirSync(GAMES).filter((name) => name !== "plain" && existsSync(new URL(`${name}/index.ts`, GAMES)));

test("every game with a folder of its own has a stone with signs on the first page", () => {
  expect(found.length).toBeGreaterThan(0);
  expect(GAMES_OF_STONE.toSorted()).toEqual(found.toSorted());
  for (const name of found) expect(signsOf(name).length, name).toBeGreaterThan(2);
});

test("the stones are left, right and across, each of them one game's", () => {
  expect(GAMES_OF_STONE).toEqual(["stone_age", "prehistory", "endless_winter"]);
});

test("a game from another package has no signs", () => expect(signsOf("pig")).toEqual([]));
