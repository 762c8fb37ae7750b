import { beforeAll, describe, expect, test, vi } from "vitest";
import { box } from "../../src/games/endless_winter/box.svelte";
import { symbolOf } from "../../src/games/endless_winter/drawing/gains";
import { COLUMN_SIGNS, ANIMAL_SIGNS } from "../../src/games/endless_winter/drawing/signs";
import { earnedFrom } from "../../src/games/endless_winter/earning";
import OnePage from "../../src/games/endless_winter/onepage/OnePage.svelte";
import { sheetOf } from "../../src/games/endless_winter/onepage/sheet";
import { signsOf } from "../../src/games/common/onepage/sheet";
import { LANGUAGES } from "../../src/i18n";
import { SYMBOLS, used } from "../drawn";
import { boxOf, namesOf, pageOf, wordsOf } from "../onepage";

const GAME = "endless_winter";
// Signs that stand on boards and cards without being gained.
const ON_BOARDS = ["card", "half-labour", "eclipse", "rest", "first"];
vi.mock("../../src/api", () => ({ componentsOf: () => Promise.resolve(boxOf("endless_winter")) }));

describe("Endless Winter on one page", () => {
  beforeAll(() => box.open());
  const sheet = () => sheetOf(wordsOf(GAME, "en"));

  test.each(LANGUAGES)("leaves out none of its words, and no number (%s)", (language) => {
    const page = pageOf(OnePage, GAME, language);
    expect(page.unsaid).toEqual([]);
    expect(page.missing).toEqual([]);
    expect(page.html).not.toMatch(/\{\$|NaN|undefined/);
    for (const symbol of new Set(used(page.html))) expect(SYMBOLS).toContain(symbol);
  });

  test("explains whatever can be gained or paid, and what else is drawn on boards and cards", () => {
    const explained = signsOf(sheet()).flatMap((sign) => (sign.is === "gain" ? [sign.what] : []));
    expect(new Set(explained)).toEqual(new Set([...namesOf(GAME, "GAINS"), ...ON_BOARDS]));
  });

  test("leaves out no sign that the pieces of this game have", () => {
    const html = pageOf(OnePage, GAME, "en").html;
    const other = ["g-wood", "g-brick", "g-stone", "g-gold", "g-wheat", "g-house", "g-people"]; // of Stone Age
    const own = [...SYMBOLS].filter((symbol) => symbol.startsWith("g-") && !other.includes(symbol));
    expect(own).toContain(symbolOf("stone"));
    expect(own.filter((symbol) => !used(html).includes(symbol))).toEqual([]);
    for (const icon of [...Object.values(COLUMN_SIGNS), ...Object.values(ANIMAL_SIGNS)]) expect(used(html)).toContain(`icon-${icon}`);
  });

  test("counts points as the final table does: on the way, then at the end", () => {
    const sources = [...earnedFrom([], 1).map(({ name }) => name), ...namesOf(GAME, "SOURCES")];
    const told = sheet().parts.flatMap(({ rows }) => rows.flatMap(({ says }) => (says.startsWith("source-") ? [says.slice(7)] : [])));
    expect(told).toEqual(sources);
  });
});
