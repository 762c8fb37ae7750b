// Stone Age on one page: its signs are those of the box, and so are its numbers.
import type { Words } from "../../../i18n";
import type { Named, Part, Row, Sheet } from "../../common/onepage/sheet";
import { box } from "../box.svelte";
import type { BuildingFace, CardFace } from "../drawing/faces";
import { SPOTS } from "../valley";

/** What stands in the legend. */
export type Sign =
  | { readonly is: "pips"; readonly good: string }
  | { readonly is: "piece"; readonly id: string }
  | { readonly is: "person"; readonly seat: number }
  | { readonly is: "die"; readonly face: number }
  | { readonly is: "tally"; readonly price: number }
  | { readonly is: "tool"; readonly value: number; readonly used: boolean }
  | { readonly is: "gain"; readonly card: CardFace }
  | { readonly is: "half"; readonly card: CardFace }
  | { readonly is: "card"; readonly card: CardFace }
  | { readonly is: "building"; readonly building: BuildingFace }
  | { readonly is: "price"; readonly building: BuildingFace }
  | { readonly is: "worth" }
  | { readonly is: "mark"; readonly text: string };

const piece = (id: string): Sign => ({ is: "piece", id });
const person = (seat: number): Sign => ({ is: "person", seat });

/** Where dice are rolled, and for what. */
const GROUNDS = { hunt: "food", forest: "wood", clay_pit: "brick", quarry: "stone", river: "gold" };
const RESOURCES = ["wood", "brick", "stone", "gold"];
/** The places where cards lie; the last of them is the dearest. */
const CARD_PLACES = SPOTS.filter((spot) => spot.startsWith("card_")).length;
const ON_SALE = SPOTS.filter((spot) => spot.startsWith("card_")).map((spot) => `place:${spot}`);

const places = (): Part<Sign> => ({
  title: "places",
  rows: [
    ...Object.entries(GROUNDS).map(([spot, good]): Row<Sign> => {
      const about = { pips: box.pips(good), room: box.room(spot) };
      return { says: spot, signs: [{ is: "pips", good }, piece(good)], about, lies: [`place:${spot}`] };
    }),
    { says: "tool_maker", signs: [piece("tools")], about: { room: box.room("tool_maker") }, lies: ["place:tool_maker"] },
    { says: "hut", signs: [piece("buildings"), person(0)], about: { room: box.room("hut") }, lies: ["place:hut"] },
    { says: "field", signs: [piece("track")], about: { room: box.room("field") }, lies: ["place:field"] },
    { says: "tool", signs: [1, 2].map((value) => ({ is: "tool", value, used: value > 1 })), lies: ["own:tools"] },
  ],
});

/** Each kind of gain, in the order of the box, drawn as on the first card that has it. */
function gains(): Part<Sign> {
  const first = new Map<string, CardFace>();
  for (const card of box.cards) if (!first.has(String(card.when_taken[0]))) first.set(String(card.when_taken[0]), card);
  const rows = [...first].map(([kind, card]): Row<Sign> => {
    return { says: `gain-${kind}`, signs: [{ is: "gain", card }], about: { count: Number(card.when_taken.at(-1)) || 0 } };
  });
  return { title: "above", rows };
}

/** A building that is paid for in some way; one that asks for several kinds says more. */
const paidFor = (way: string): BuildingFace | undefined => {
  const all = box.buildings.filter(({ price }) => price[0] === way);
  return all.find(({ price }) => Number(price[2]) > 1) ?? all[0];
};

/** A card, a building, and each way of paying for one. */
function bought(): Part<Sign> {
  const [card] = box.cards;
  const ways = [...new Set(box.buildings.map(({ price }) => String(price[0])))].map((way): Row<Sign> => {
    const building = paidFor(way);
    const [, first, second] = building?.price ?? [];
    return {
      says: `price-${way}`,
      signs: building ? [{ is: way === "fixed" ? "building" : "price", building }] : [],
      about: way === "fixed" ? {} : { first: Number(first), second: Number(second) },
    };
  });
  return {
    title: "bought",
    rows: [
      { says: "card", signs: card ? [{ is: "card", card }] : [], lies: ON_SALE },
      { says: "tally", signs: [{ is: "tally", price: CARD_PLACES }], about: { most: CARD_PLACES }, lies: ["prices"] },
      ...ways,
      { says: "worth", signs: [{ is: "worth" }], about: Object.fromEntries(RESOURCES.map((good) => [good, box.worth(good)])) },
    ],
  };
}

const endingWith = (which: string): CardFace | undefined => box.cards.find(({ at_the_end }) => at_the_end[1] === which);

/** Everything that the table of the final scoring has, in its order; its signs are the lower halves of cards. */
function points(words: Words): Part<Sign> {
  const cultures = [
    ...new Set(box.cards.filter(({ at_the_end }) => at_the_end[0] === "symbol").map(({ at_the_end }) => String(at_the_end[1]))),
  ];
  const half = (which: string): Sign[] => {
    const card = endingWith(which);
    return card ? [{ is: "half", card }] : [];
  };
  const named = cultures.flatMap((culture) => half(culture).map((sign): Named<Sign> => ({ sign, name: words.say(`culture-${culture}`) })));
  return {
    title: "points",
    rows: [
      { says: "buildings", signs: [piece("buildings")], lies: ["own:buildings"] },
      { says: "source-symbols", signs: half("pottery"), named, lies: ["own:cards"] },
      { says: "source-second_symbols", signs: [...half("pottery"), ...half("pottery")], lies: ["own:cards"] },
      { says: "source-farmers", signs: half("farmer"), lies: ["own:track"] },
      { says: "source-toolmakers", signs: half("toolmaker"), lies: ["own:tools"] },
      { says: "source-builders", signs: half("builder"), lies: ["own:buildings"] },
      { says: "source-shamans", signs: half("shaman"), lies: ["own:people"] },
      { says: "source-resources", signs: [piece("wood"), piece("gold")], lies: RESOURCES.map((good) => `own:${good}`) },
    ],
  };
}

const ends = (): Part<Sign> => ({
  title: "ends",
  rows: [
    { says: "over", signs: [{ is: "mark", text: "!" }] },
    {
      says: "fewer",
      signs: [person(0), person(1)],
      about: { village: box.limits(2).village, two: box.limits(2).parties, three: box.limits(3).parties },
    },
  ],
});

export const sheetOf = (words: Words): Sheet<Sign> => ({
  about: {},
  print: 0.8,
  steps: [{ says: "place" }, { says: "work" }, { says: "feed", about: { penalty: box.penalty } }],
  parts: [places(), gains(), bought(), points(words), ends()],
});
