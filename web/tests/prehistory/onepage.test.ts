import { beforeAll, expect, test, vi } from "vitest";
import { signsOf } from "../../src/games/common/onepage/sheet";
import { box } from "../../src/games/prehistory/box.svelte";
import OnePage from "../../src/games/prehistory/onepage/OnePage.svelte";
import { sheetOf, type Sign } from "../../src/games/prehistory/onepage/sheet";
import { KIND_SIGNS, PAINTED_SIGNS, SPECIES_SIGNS } from "../../src/games/prehistory/drawing/signs";
import { LANGUAGES } from "../../src/i18n";
import { SYMBOLS, used } from "../drawn";
import { boxOf, namesOf, pageOf, wordsOf } from "../onepage";

vi.mock("../../src/api", () => ({ componentsOf: () => Promise.resolve(boxOf("prehistory")) }));
beforeAll(() => box.open());

const sheet = () => sheetOf(wordsOf("prehistory", "en"));
const signs = (): Sign[] => signsOf(sheet());

test.each(LANGUAGES)("Prehistory on one page says all of its words and no others, with every number (%s)", (language) => {
  const { html, unsaid, missing } = pageOf(OnePage, "prehistory", language);
  expect([unsaid, missing]).toEqual([[], []]);
  expect(html).not.toMatch(/\{\$|NaN|undefined/);
  expect(used(html).filter((symbol) => !SYMBOLS.has(symbol))).toEqual([]);
});

test("every colour of a cube, and everything that a ceremony counts, is in the legend", () => {
  const colours = signs().flatMap((sign) => (sign.is === "cube" ? [sign.colour] : []));
  expect(new Set(colours)).toEqual(new Set([...namesOf("prehistory", "COLOURS"), "any"]));
  expect(signs().flatMap((sign) => (sign.is === "metric" ? [sign.metric] : []))).toEqual(namesOf("prehistory", "METRICS"));
});

test("every painted sign, gather tile, animal and deed is drawn and named", () => {
  const symbols = used(pageOf(OnePage, "prehistory", "en").html);
  const icons = [PAINTED_SIGNS, KIND_SIGNS, SPECIES_SIGNS].flatMap((group) => Object.values(group));
  expect(icons.filter((icon) => !symbols.includes(`icon-${icon}`))).toEqual([]);
  const [deeds] = sheet().parts;
  expect(deeds?.rows.map(({ says }) => says)).toEqual(namesOf("prehistory", "DEEDS"));
});

test("its points come in the order of the final table, after those of the way", () => {
  const rows = sheet().parts.flatMap((part) => part.rows.map(({ says }) => says));
  const sources = rows.filter((says) => says.startsWith("source-"));
  expect(sources).toEqual(namesOf("prehistory", "SOURCES").map((source) => `source-${source}`));
});
