import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import CardSheet from "../../src/games/common/CardSheet.svelte";
import { Words } from "../../src/i18n";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const words = new Words("en", [
  "view-final = if the game ended now\nview-cards = cards\nsource-symbols = symbols\nsource-resources = goods",
]);
const children = createRawSnippet(() => ({ render: () => "<p>cards</p>" }));
const shown = (board: { final?: Record<string, number>; total?: number }): string =>
  render(CardSheet, { props: { board, words, close: () => undefined, children } }).body;

describe("own cards", () => {
  test("show the points that the server counts, and add nothing to them", () => {
    expect(shown({ final: { symbols: 9, resources: 2 }, total: 40 })).toContain("if the game ended now: 40");
  });

  test("leave out where nothing comes from", () => {
    const html = shown({ final: { symbols: 9, resources: 0 }, total: 40 });
    expect(html).toContain("symbols");
    expect(html).not.toContain("goods");
  });

  test("say nothing of points to whoever may not know them", () => {
    expect(shown({})).not.toContain("if the game ended now");
  });
});
