import { render } from "svelte/server";
import { expect, test } from "vitest";
import Animals from "../../src/games/endless_winter/Animals.svelte";
import type { Board } from "../../src/games/endless_winter/world";
import { wordsIn } from "./data";

test("animals are counted in the words of the language", () => {
  const board = { animals: { mammoth: 2 }, tipped: { sloth: 1 } } as unknown as Board;
  const said = (language: "en" | "de"): string => render(Animals, { props: { board, seat: 0, words: wordsIn(language) } }).body;
  expect(said("en")).toContain("woolly mammoth: 2<");
  expect(said("de")).toContain("Riesenfaultier, erlegt: 1<");
});
