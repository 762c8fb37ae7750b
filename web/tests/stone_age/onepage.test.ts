import { beforeEach, describe, expect, test, vi } from "vitest";
import { signsOf } from "../../src/games/common/onepage/sheet";
import { box } from "../../src/games/stone_age/box.svelte";
import OnePage from "../../src/games/stone_age/onepage/OnePage.svelte";
import { sheetOf } from "../../src/games/stone_age/onepage/sheet";
import { LANGUAGES } from "../../src/i18n";
import { SYMBOLS, used } from "../drawn";
import { boxOf, namesOf, pageOf, wordsOf } from "../onepage";

const GAME = "stone_age";
const told = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
vi.mock("../../src/api", () => ({ componentsOf: () => Promise.resolve(told.now) }));

beforeEach(async () => {
  told.now = boxOf(GAME);
  await box.open();
});

describe("Stone Age on one page", () => {
  const legend = () => sheetOf(wordsOf(GAME, "en"));
  const rows = (prefix: string): string[] =>
    legend()
      .parts.flatMap((part) => part.rows.map(({ says }) => says))
      .filter((says) => says.startsWith(prefix))
      .map((says) => says.replace(prefix, ""));

  test.each(LANGUAGES)("says all of its words and no others, with every number (%s)", (language) => {
    const { html, unsaid, missing } = pageOf(OnePage, GAME, language);
    expect({ unsaid, missing }).toEqual({ unsaid: [], missing: [] });
    expect(html).not.toMatch(/\{\$|NaN|undefined/);
    for (const symbol of used(html)) expect(SYMBOLS).toContain(symbol);
  });

  test("has every sign of a card and every way to pay for a building", () => {
    expect(new Set(rows("gain-"))).toEqual(new Set(namesOf(GAME, "EFFECTS")));
    expect(new Set(rows("price-"))).toEqual(new Set(box.buildings.map(({ price }) => price[0])));
    const halves = signsOf(legend()).flatMap((sign) => (sign.is === "half" ? [sign.card.at_the_end[1]] : []));
    expect(new Set(halves)).toEqual(new Set([...namesOf(GAME, "SYMBOLS"), ...namesOf(GAME, "FIGURES")]));
  });

  test("shows every good", () => {
    const symbols = used(pageOf(OnePage, GAME, "en").html);
    for (const good of ["food", "wood", "brick", "stone", "gold", "tool", "wheat", "house", "people"])
      expect(symbols).toContain(`g-${good}`);
  });

  test("counts points in the order of the final table", () => {
    expect(rows("source-")).toEqual(namesOf(GAME, "SOURCES"));
  });

  test("has its numbers from the box", async () => {
    told.now = { ...told.now, setup: { ...(told.now["setup"] as object), feeding: { penalty: 77 } } };
    await box.open();
    expect(pageOf(OnePage, GAME, "en").html).toContain("77 points lost");
  });
});
