import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import Food from "../../src/games/stone_age/slab/Food.svelte";
import { Words } from "../../src/i18n";
import { board } from "./views";

const words = new Words("en", ["note-fed = { $count } left after feeding\ngood-food = food"]);
const shown = (fed: number | null): string =>
  render(Food, { props: { seat: 0, board: board({ fed }), words, feeding: false } }).body.replaceAll(/[\u2068\u2069]/g, "");

describe("food", () => {
  test("says what the next feeding will leave, or that it will be missing", () => {
    expect(shown(3)).toContain("3 left after feeding");
    expect(shown(-2)).toContain("−2");
  });

  test("says nothing of feeding once nobody is fed any more", () => {
    expect(shown(null)).not.toContain("left after feeding");
    expect(shown(null)).not.toContain("short");
  });
});
