import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import AnimalArt from "../../src/games/endless_winter/drawing/AnimalArt.svelte";
import CardArt from "../../src/games/endless_winter/drawing/CardArt.svelte";
import ChiefCardArt from "../../src/games/endless_winter/drawing/ChiefCardArt.svelte";
import type { Ability, CardFace } from "../../src/games/endless_winter/drawing/faces";
import { halves } from "../../src/games/endless_winter/drawing/faces";
import { symbolOf } from "../../src/games/endless_winter/drawing/gains";
import type { Gain } from "../../src/games/endless_winter/drawing/names";
import NearStoneArt from "../../src/games/endless_winter/drawing/NearStoneArt.svelte";
import RevealedArt from "../../src/games/endless_winter/drawing/RevealedArt.svelte";
import SetupCardArt from "../../src/games/endless_winter/drawing/SetupCardArt.svelte";
import { ANIMAL_SIGNS, cardSign } from "../../src/games/endless_winter/drawing/signs";
import { titleIn } from "../../src/games/endless_winter/drawing/titles";
import { ANIMALS, CARDS, CHIEFS, SETUPS, STONES } from "../gallery/endless_winter/faces";
import { figures, SYMBOLS, used } from "../drawn";

/** What is written for a row of gains: how many where it is not one, and points. */
const written = (gains: readonly Gain[] = []): string[] =>
  gains.flatMap(([what, count]) => (what === "points" || count !== 1 ? [halves(count)] : []));
const signs = (gains: readonly Gain[] = []): string[] => gains.flatMap(([what]) => (what === "points" ? [] : [symbolOf(what)]));

const extraOf = (ability: Ability): Gain[] => (ability.extra_labour ? [["labour", ability.extra_labour]] : []);
const rowsOf = (ability: Ability): Gain[] => [
  ...extraOf(ability),
  ...(ability.gain ?? []),
  ...(ability.pays ?? []),
  ...(ability.in_return ?? []),
];

const eraOf = ({ group }: CardFace): string[] => ({ culture_1: ["I"], culture_2: ["II"] })[group as string] ?? [];

function expectSigns(html: string, expected: readonly string[], about: string): void {
  const shown = used(html);
  for (const symbol of shown) expect(SYMBOLS, about).toContain(symbol);
  expect(
    shown.filter((id) => id.startsWith("g-")),
    about,
  ).toEqual(expected);
}

describe("cards", () => {
  const draw = (face: CardFace): string => render(CardArt, { props: { face, name: "Name" } }).body;

  test("there are as many as in the box", () => {
    expect(CARDS).toHaveLength(50);
  });

  test.each(CARDS.map((face) => [face.id, face] as const))("%s shows labour or era, points, and what it does", (id, face) => {
    const html = draw(face);
    const plus = face.extra_in === "any" ? ["+"] : [];
    expect(figures(html)).toEqual([
      "Name",
      ...(face.labour === undefined ? eraOf(face) : [halves(face.labour)]),
      ...(face.points ? [String(face.points)] : []),
      ...plus,
      ...written(rowsOf(face)),
      ...written(face.eclipse),
    ]);
    const night = face.labour === undefined ? [] : ["g-eclipse", ...signs(face.eclipse)];
    expectSigns(html, [...signs(rowsOf(face)), ...night], id);
    expect(used(html)).toContain(`icon-${cardSign(id)}`);
  });

  test("are never drawn alike where they differ", () => {
    const drawn = CARDS.map((face) => draw({ ...face, id: "same" }));
    const told = CARDS.map(({ labour, points, eclipse, group, ...face }) =>
      JSON.stringify([labour, points, eclipse, group.replace("start_", ""), rowsOf(face), face.extra_in, face.gain?.length]),
    );
    expect(new Set(drawn).size).toBe(new Set(told).size);
  });

  test("whose ability cannot be used now are pale only there", () => {
    const [face] = CARDS.filter(({ id }) => id === "hunter") as [CardFace];
    const pale = render(CardArt, { props: { face, name: "Name", pale: true } }).body;
    expect(pale).toContain('opacity="0.38"');
    expect(draw(face)).not.toContain('opacity="0.38"');
  });

  test("from the eclipse pile show labour and night, or that they were a bluff", () => {
    for (const face of CARDS) {
      const html = render(RevealedArt, { props: { face } }).body;
      expect(figures(html)).toEqual([...written(face.eclipse), halves(face.labour ?? 0)]);
      expect(/class="bluff|class="svelte-\w+ bluff/.test(html), face.id).toBe(face.labour === undefined);
    }
  });

  test("have names that fit: pressed together first, smaller only then", () => {
    expect(titleIn("Elder", 90, 17)).toEqual({ size: 17, width: undefined });
    expect(titleIn("Megalithic", 90, 17)).toEqual({ size: 17, width: 90 });
    expect(titleIn("Wildbeuterschaft und mehr", 90, 17).size).toBeLessThan(17);
    expect(titleIn("Wildbeuterschaft und mehr", 90, 17).width).toBe(90);
  });
});

describe("chiefs", () => {
  test("show side and ability, and no two sides alike", () => {
    const drawn = CHIEFS.map((face) => {
      const html = render(ChiefCardArt, { props: { face, name: "Name" } }).body;
      expect(figures(html)).toEqual(["Name", face.side.toUpperCase(), ...written(rowsOf(face))]);
      expectSigns(html, signs(rowsOf(face)), face.id);
      return html;
    });
    expect(CHIEFS).toHaveLength(10);
    expect(new Set(drawn).size).toBe(10);
  });
});

describe("set-up cards", () => {
  test("show food, tools, tribe, animals and perhaps a camp", () => {
    for (const face of SETUPS) {
      const html = render(SetupCardArt, { props: { face } }).body;
      expect(figures(html)).toEqual(
        written([
          ["food", face.food],
          ["tool", face.tools],
        ]),
      );
      expectSigns(html, ["g-food", "g-tool", ...(face.camps ? ["g-camp"] : [])], face.id);
      const icons = used(html).filter((symbol) => symbol.startsWith("icon-"));
      expect(icons).toEqual([`icon-${cardSign(face.tribe)}`, ...face.animals.map((animal) => `icon-${ANIMAL_SIGNS[animal]}`)]);
    }
  });
});

describe("animals", () => {
  test("show what tipping brings and what sets are worth; the joker has no row", () => {
    for (const face of ANIMALS) {
      const html = render(AnimalArt, { props: { face, name: "Name" } }).body;
      expect(figures(html)).toEqual(["Name", ...written(face.tip), ...(face.set ?? []).map(String)]);
      expectSigns(html, ["g-tip", ...signs(face.tip)], face.id);
      expect(html.includes("joker"), face.id).toBe(face.set === undefined);
    }
  });

  test("mark the set one has, and what it becomes", () => {
    const [face] = ANIMALS.filter(({ id }) => id === "sloth") as [(typeof ANIMALS)[number]];
    const steps = (have: number, chosen: boolean): string[] =>
      [...render(AnimalArt, { props: { face, name: "", have, chosen } }).body.matchAll(/class="step (\w*)/g)].map(
        ([, state]) => state as string,
      );
    const plain = (states: string[]): string[] => states.map((state) => (state.startsWith("svelte") ? "" : state));
    expect(plain(steps(0, false))).toEqual(["", "", "", ""]);
    expect(plain(steps(2, false))).toEqual(["", "has", "", ""]);
    expect(plain(steps(2, true))).toEqual(["", "has", "becomes", ""]);
    expect(plain(steps(0, true))).toEqual(["becomes", "", "", ""]);
    expect(plain(steps(4, true))).toEqual(["", "", "", "has"]);
  });
});

describe("sacred stones", () => {
  test("show what they count, what it is worth and what they bring at once", () => {
    for (const face of STONES) {
      const html = render(NearStoneArt, { props: { face } }).body;
      const each = face.each === undefined ? [] : [String(face.each), ":", ...(face.per ? [String(face.per)] : [])];
      const row = face.points?.slice(1).map(String) ?? [];
      expect(figures(html), face.id).toEqual([...each, ...row, ...written(face.income)]);
      for (const symbol of signs(face.income)) expect(used(html), face.id).toContain(symbol);
    }
    expect(STONES).toHaveLength(20);
  });

  test("are never drawn alike", () => {
    const drawn = STONES.map((face) => render(NearStoneArt, { props: { face: { ...face, id: "same" } } }).body);
    expect(new Set(drawn).size).toBe(20);
  });
});
