// Endless Winter on one page: its signs are what can be gained and paid, and its numbers are those of the box.
import type { Words } from "../../../i18n";
import { listed, type Part, type Row, type Sheet } from "../../common/onepage/sheet";
import { box } from "../box.svelte";
import { halves } from "../drawing/faces";
import type { PriceName, Species } from "../drawing/names";

/** What stands in the legend. */
export type Sign =
  | { readonly is: "gain"; readonly what: PriceName | "half-labour" | "eclipse" | "rest" | "first" }
  | { readonly is: "often"; readonly often: "any" | "once" }
  | { readonly is: "animal"; readonly animal: Species }
  | { readonly is: "chain" };

type What = Extract<Sign, { is: "gain" }>["what"];

const gain = (what: What): Sign => ({ is: "gain", what });
/** Where a sign is found on the own slab. */
const LIES: Partial<Record<What, string>> = {
  labour: "own:hand",
  food: "own:food",
  tool: "own:tools",
  draw: "own:hand",
  card: "own:hand",
  bury: "own:graves",
  stone: "own:stones",
  megalith: "own:board",
  camp: "own:board",
  animal: "own:animals",
  eclipse: "own:pile",
  rest: "own:figures",
  points: "own:score",
};
const lying = (...signs: readonly What[]): { lies?: readonly string[] } => {
  const lies = signs.flatMap((what) => LIES[what] ?? []);
  return lies.length ? { lies } : {};
};
const row = (what: What, ...others: readonly What[]): Row<Sign> => ({
  says: `sign-${what}`,
  signs: [what, ...others].map(gain),
  ...lying(what),
});

/** What follows the first of a list that begins with none. */
const fromOne = (points: readonly number[] = []): string => listed(points.slice(1));

const goods = (): Part<Sign> => ({
  title: "signs",
  rows: [
    row("labour", "half-labour"),
    { ...row("food"), about: { spaces: listed(box.player?.labour_spaces ?? []) } },
    row("tool"),
    row("feast"),
    row("draw"),
    row("card"),
    row("recruit"),
    row("enlist"),
    row("culture"),
    row("bury"),
    row("idol"),
    { ...row("stone"), about: { prices: (box.player?.stone_prices ?? []).map(([food, tools]) => `${food} + ${tools}`).join(", ") } },
    row("megalith"),
    row("neutral"),
    row("points"),
  ],
});

const deeds = (words: Words): Part<Sign> => ({
  title: "more",
  rows: [
    row("camp"),
    row("move"),
    row("village"),
    { ...row("reveal"), about: { count: box.prices?.reveal_animals ?? 0 } },
    row("animal"),
    row("catch"),
    row("tip"),
    { ...row("rest"), about: { labour: halves(box.player?.rest_labour ?? 0) } },
    row("first"),
    row("eclipse"),
    { says: "often-any", signs: [{ is: "often", often: "any" }] },
    { says: "often-once", signs: [{ is: "often", often: "once" }] },
    { says: "lesser", signs: [{ is: "chain" }] },
    {
      says: "animals",
      signs: [gain("animal")],
      named: box.animals.map(({ id }) => ({ sign: { is: "animal", animal: id }, name: words.say(`animal-${id}`) })),
    },
  ],
});

/** The animals whose sets bring the same, and what they bring. */
function sets(words: Words): string {
  const alike = new Map<string, string[]>();
  for (const { id, set } of box.animals) if (set) alike.set(listed(set), [...(alike.get(listed(set)) ?? []), words.say(`animal-${id}`)]);
  const usual = [...alike].toSorted(([, one], [, other]) => other.length - one.length);
  return usual.map(([points, names], at) => (at ? `${names.join(", ")} ${points}` : points)).join(" · ");
}

/** What scores on the way, then everything that the table of the final scoring has, in its order. */
const points = (words: Words): Part<Sign> => ({
  title: "points",
  rows: [
    { says: "source-stones", signs: [gain("stone")], ...lying("stone") },
    {
      says: "source-megaliths",
      signs: [gain("megalith")],
      ...lying("megalith"),
      about: { own: box.megaliths?.own_points ?? 0, other: box.megaliths?.other_points ?? 0 },
    },
    { says: "source-idols", signs: [gain("idol")], about: { steps: listed((box.honor?.points ?? []).filter((each) => each > 0)) } },
    { says: "source-offering", signs: [gain("food"), gain("tool")], ...lying("food", "tool") },
    {
      says: "source-honor",
      signs: [gain("bury")],
      ...lying("bury"),
      about: { first: fromOne(box.honor?.first), second: fromOne(box.honor?.second), others: fromOne(box.honor?.others) },
    },
    { says: "source-cards", signs: [gain("recruit"), gain("culture")] },
    { says: "source-animals", signs: [gain("animal")], ...lying("animal"), about: { sets: sets(words) } },
  ],
});

export const sheetOf = (words: Words): Sheet<Sign> => ({
  about: { rounds: box.rounds },
  print: 0.72,
  steps: [{ says: "turns" }, { says: "dark" }, { says: "preparation", about: { cards: box.player?.new_cards ?? 0, era: box.firstEra } }],
  parts: [goods(), deeds(words), points(words)],
});
