// Prehistory on one page: its signs are those of cards, wheels, tiles and boards, and its numbers are those of the box.
import type { Words } from "../../../i18n";
import { listed, type Part, type Row, type Sheet } from "../../common/onepage/sheet";
import { box } from "../box.svelte";
import type { CampFace, CentralFace, CeremonyFace, HuntingFace, WheelFace } from "../drawing/faces";
import { COLOURS, DEEDS, KINDS, METRICS, SPECIES, SYMBOLS, WHEELS, type Colour, type Kind, type Metric } from "../drawing/names";
import { DEED_SIGNS, PAINTED_SIGNS, SPECIES_SIGNS } from "../drawing/signs";

/** What stands in the legend. */
export type Sign =
  | { readonly is: "cube"; readonly colour: Colour | "any"; readonly marker: boolean }
  | { readonly is: "icon"; readonly name: string }
  | { readonly is: "painted"; readonly name: string }
  | { readonly is: "bone" | "shaman" | "member" | "campsite" | "weather" | "newcomer" }
  | { readonly is: "fish"; readonly value: number }
  | { readonly is: "kind"; readonly kind: Kind }
  | { readonly is: "metric"; readonly metric: Metric }
  | { readonly is: "prey"; readonly card: HuntingFace }
  | { readonly is: "rite"; readonly card: CeremonyFace }
  | { readonly is: "wheel"; readonly wheel: WheelFace }
  | { readonly is: "steps"; readonly central: CentralFace }
  | { readonly is: "camp"; readonly camp: CampFace }
  | { readonly is: "megalith"; readonly kind: "a" | "b" | "c" }
  | { readonly is: "coin"; readonly points: number }
  | { readonly is: "mark"; readonly text: string };

const cube = (colour: Colour | "any", marker = false): Sign => ({ is: "cube", colour, marker });
const icon = (name: string): Sign => ({ is: "icon", name });

/** What is there, as a list of one or none. */
const some = <Face>(face: Face | undefined, sign: (face: Face) => Sign): Sign[] => (face === undefined ? [] : [sign(face)]);

const deeds = (): Part<Sign> => ({
  title: "deeds",
  rows: DEEDS.map((deed, at): Row<Sign> => {
    const signs = [cube(COLOURS[at] ?? "any"), icon(DEED_SIGNS[deed])];
    return { says: deed, signs, about: { markers: box.tileMarkers, beyond: box.beyondCamps }, lies: [`deed:${deed}`] };
  }),
});

const pieces = (words: Words): Part<Sign> => ({
  title: "signs",
  rows: [
    {
      says: "resource",
      signs: [cube("red")],
      lies: ["own:resources"],
      named: COLOURS.map((colour) => ({ sign: cube(colour), name: words.say(`colour-${colour}`) })),
    },
    { says: "marker", signs: [cube("red", true)], lies: ["own:markers"] },
    { says: "any", signs: [cube("any")] },
    { says: "bone", signs: [{ is: "bone" }], about: { ...box.bones }, lies: ["own:bones"] },
    { says: "newcomer", signs: [{ is: "newcomer" }] },
    { says: "shaman", signs: [{ is: "shaman" }, { is: "member" }], lies: ["own:shamans", "own:members"] },
    { says: "weather", signs: [{ is: "weather" }], lies: ["own:weather"] },
    { says: "wheel", signs: some(box.wheels[0], (wheel) => ({ is: "wheel", wheel })), lies: WHEELS.map((wheel) => `wheel:${wheel}`) },
    { says: "steps", signs: some(box.centrals[0], (central) => ({ is: "steps", central })), lies: ["steps"] },
    { says: "fish", signs: [{ is: "fish", value: 2 }], lies: ["fish:2"] },
    {
      says: "prey",
      signs: some(
        box.hunting.find(({ kind }) => kind === "animal"),
        (card) => ({ is: "prey", card }),
      ),
    },
    {
      says: "footprint",
      signs: some(
        box.hunting.find(({ kind }) => kind === "footprint"),
        (card) => ({ is: "prey", card }),
      ),
    },
  ],
});

const land = (): Part<Sign> => {
  const token = box.land?.token[0];
  const [first] = box.land?.megalith_c ?? [];
  return {
    title: "land",
    rows: [
      { says: "campsite", signs: [{ is: "campsite" }] },
      {
        says: "camp",
        lies: ["own:camps"],
        signs: some(box.camps.find(({ grey, black }) => grey && black) ?? box.camps[0], (camp) => ({ is: "camp", camp })),
      },
      {
        says: "token",
        signs: some(token, ({ species }) => ({ is: "painted", name: SPECIES_SIGNS[species] })),
        about: { points: token?.points ?? 0 },
      },
      { says: "megalith-a", signs: [{ is: "megalith", kind: "a" }], about: { points: box.land?.megalith_a ?? 0 } },
      { says: "megalith-b", signs: [{ is: "megalith", kind: "b" }] },
      {
        says: "megalith-c",
        signs: [{ is: "megalith", kind: "c" }],
        about: { first: first?.first ?? 0, second: first?.second ?? 0, camp: box.campUnits },
      },
    ],
  };
};

/** Painted signs, kinds of tiles, animals, and what ceremony cards count. */
const kinds = (words: Words): Part<Sign> => ({
  title: "kinds",
  rows: [
    {
      says: "painted",
      signs: [icon(DEED_SIGNS.painting)],
      lies: ["painting"],
      named: SYMBOLS.map((symbol) => ({ sign: icon(PAINTED_SIGNS[symbol]), name: words.say(`symbol-${symbol}`) })),
    },
    {
      says: "tiles",
      signs: [icon(DEED_SIGNS.gathering)],
      lies: ["own:baskets"],
      named: KINDS.map((kind) => ({ sign: { is: "kind", kind }, name: words.say(`tile-${kind}`) })),
    },
    {
      says: "species",
      signs: [icon(DEED_SIGNS.hunting)],
      named: SPECIES.map((species) => ({ sign: { is: "painted", name: SPECIES_SIGNS[species] }, name: words.say(`species-${species}`) })),
    },
    {
      says: "reach",
      signs: some(
        box.ceremonies.find(({ reach }) => reach),
        (card) => ({ is: "rite", card }),
      ),
    },
    {
      says: "each",
      signs: some(
        box.ceremonies.find(({ each }) => each),
        (card) => ({ is: "rite", card }),
      ),
    },
    {
      says: "counts",
      signs: [icon(DEED_SIGNS.ceremony)],
      named: METRICS.map((metric) => ({ sign: { is: "metric", metric }, name: words.say(keyOfMetric(metric)) })),
    },
  ],
});

const keyOfMetric = (metric: Metric): string => `onepage-metric-${metric}`;

/** What scores on the way, then everything that the table of the final scoring has, in its order. */
const points = (): Part<Sign> => ({
  title: "points",
  rows: [
    { says: "summer-track", signs: [icon(DEED_SIGNS.fishing)], lies: ["track"] },
    { says: "at-once", signs: [{ is: "coin", points: 2 }] },
    { says: "source-bones", signs: [{ is: "bone" }], about: { bones: box.bonesForPoint }, lies: ["own:bones"] },
    {
      says: "source-painting",
      signs: [icon(DEED_SIGNS.painting)],
      about: { points: listed(box.rowPoints.slice(1)) },
      lies: ["painting"],
    },
    { says: "source-animals", signs: [icon("deer-track"), icon(DEED_SIGNS.hunting)], lies: ["own:hunted"] },
    {
      says: "source-gathering",
      signs: [icon(DEED_SIGNS.gathering)],
      about: { points: listed(box.setPoints.slice(1)) },
      lies: ["own:baskets"],
    },
    { says: "source-megaliths_a", signs: [{ is: "megalith", kind: "a" }] },
    { says: "source-megaliths_b", signs: [{ is: "megalith", kind: "b" }] },
    { says: "source-megaliths_c", signs: [{ is: "megalith", kind: "c" }] },
    { says: "source-ceremonies", signs: [icon(DEED_SIGNS.ceremony)], lies: ["own:ceremonies"] },
    { says: "over", signs: [{ is: "mark", text: "!" }], about: { years: box.years } },
  ],
});

export const sheetOf = (words: Words): Sheet<Sign> => ({
  about: { years: box.years },
  print: 0.62,
  steps: [{ says: "spring" }, { says: "summer" }, { says: "autumn" }, { says: "winter" }],
  parts: [deeds(), pieces(words), land(), kinds(words), points()],
});
