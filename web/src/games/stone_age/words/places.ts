// Places of the valley in words: what one does there, what lies there, who is there, and whether one can go.
import type { Words } from "../../../i18n";
import { said, type Row, type Said } from "../../common/words/said";
import { box } from "../box.svelte";
import { buildingName, capital } from "../names";
import { BRINGS, isFull, isRolledFor, mine, nameOf, taken } from "../says";
import { lyingAt, numbered, RESOURCES } from "../valley";
import type { Prospect, Spot } from "../wire";
import type { Looker } from "./looker";

type Rows = (readonly [Row["label"], string])[];

const RULES: Readonly<Partial<Record<Spot, string>>> = { hunt: "SA-5.2", tool_maker: "SA-4.5", hut: "SA-4.7", field: "SA-4.9" };
const OF_EFFECT: Readonly<Record<string, string>> = {
  dice_for_all: "SA-6.5",
  food: "SA-6.8",
  resource: "SA-6.9",
  resource_roll: "SA-6.10",
  points: "SA-6.11",
  tool: "SA-6.12",
  field: "SA-6.13",
  extra_card: "SA-6.14",
  one_use_tool: "SA-6.16",
  resources_of_choice: "SA-6.17",
};
const OF_PRICE: Readonly<Record<string, string>> = { fixed: "SA-7.1", exact: "SA-7.2", free: "SA-7.3" };

const prospectOf = (spot: Spot, { valley, seat }: Looker): Prospect | undefined =>
  seat === null ? undefined : valley.players[seat]?.prospects?.[spot];

/** Whether one can go there, and if not, what is missing. */
function foot(spot: Spot, looker: Looker): Said["foot"] {
  const { words, players, against } = looker;
  const choices = looker.choicesAt(spot);
  const missing = prospectOf(spot, looker)?.missing ?? 0;
  const lacking = missing ? words.say("note-lacking", { count: missing }) : "";
  if (choices.length) return { can: !missing, text: [mine(choices, words, players), lacking].filter(Boolean).join(" ") };
  if (against.spot === spot && against.rule) return { can: false, text: words.say(`rule-${against.rule.replace(".", "-")}`) };
  return lacking ? { can: false, text: lacking } : null;
}

const changes = ({ now, then }: Prospect): { now: number; then: number; changes: string } => ({
  now,
  then,
  changes: now === then ? "no" : "yes",
});

function card(id: string, spot: Spot, looker: Looker): Said | null {
  const { valley, words } = looker;
  const face = box.card(id);
  if (!face) return null;
  const [effect, ...amounts] = face.when_taken;
  const good = String(amounts[0] ?? "");
  const count = Number(amounts.at(-1) ?? 1);
  const brings = words.say(`note-brings-${effect}`, {
    count,
    players: valley.players.length,
    good: words.name("good", good),
    pips: box.pips(good),
  });
  const [ending, which, figures] = face.at_the_end;
  const prospect = prospectOf(spot, looker);
  const who = ending === "symbol" ? "" : words.say(`note-figures-${which}`, { count: Number(figures) });
  const end = prospect
    ? words.say(`note-end-${ending === "symbol" ? "symbol" : which}`, { ...changes(prospect), who })
    : words.say(ending === "symbol" ? "note-end-symbol-any" : "note-end-figures-any", { who });
  const price = valley.display[numbered(spot)[1] - 1]?.price;
  const rows: Rows = [
    ["costs", price ? words.say("note-costs-card", { price }) : ""],
    ["now", brings],
    ["end", end],
  ];
  return said(capital(words.name("card", id), words), words.say("note-kind-card"), rows, OF_EFFECT[String(effect)]);
}

/** "2 wood, 1 brick" */
const listed = (goods: readonly unknown[], { words }: Looker): string =>
  RESOURCES.map((good) => [good, goods.filter((each) => each === good).length] as const)
    .filter(([, count]) => count)
    .map(([good, count]) => `${count} ${words.name("good", good)}`)
    .join(", ");

/** What goods are worth where that counts: "wood 3, brick 4, stone 5, gold 6". */
const worths = (words: Words): string => RESOURCES.map((good) => `${words.name("good", good)} ${box.worth(good)}`).join(", ");

function building(id: string, spot: Spot, looker: Looker): Said | null {
  const { valley, words } = looker;
  const face = box.building(id);
  if (!face) return null;
  const prospect = prospectOf(spot, looker);
  const [verb, ...goods] = face.price;
  const costs = verb === "fixed" ? listed(goods, looker) : capital(words.name("building", id), words);
  const brings =
    face.points === undefined
      ? [
          words.say("note-brings-worth", { worths: worths(words) }),
          prospect?.points ? words.say("note-brings-most", { points: prospect.points }) : "",
        ]
      : [words.say("note-brings-points", { count: face.points })];
  const rows: Rows = [
    ["costs", words.say("note-costs-listed", { what: costs })],
    ["now", brings.filter(Boolean).join(" ")],
    ["end", prospect ? words.say("note-end-building", changes(prospect)) : ""],
  ];
  const left = valley.buildings[numbered(spot)[1] - 1]?.left ?? 0;
  return said(buildingName(face, words), words.say("note-kind-building", { left }), rows, OF_PRICE[String(verb)]);
}

/** What people do at a place of the valley. */
function ground(spot: Spot, { valley, seat, words }: Looker): Said {
  const good = BRINGS[spot] ?? "";
  const brings = isRolledFor(spot)
    ? words.say("note-rolled-for", { pips: box.pips(good), good: words.name("good", good) })
    : isFull(spot, valley, seat)
      ? words.say(`note-full-${spot}`)
      : `${capital(words.say(`note-${spot}`), words)}.`;
  return said(nameOf(spot, words), words.say("note-kind-place"), [["now", brings]], RULES[spot] ?? "SA-5.3");
}

/** A place, or the card or building that lies there. */
export function place(spot: Spot, looker: Looker): Said {
  const { valley, words, players } = looker;
  const [kind] = numbered(spot);
  const lying = lyingAt(valley, spot);
  const found = lying ? (kind === "card" ? card(lying, spot, looker) : building(lying, spot, looker)) : null;
  const told = kind ? (found ?? said(nameOf(spot, words), "", [["", words.say("note-empty")]])) : ground(spot, looker);
  const there = taken(spot, valley, words, players);
  return { ...told, rows: there ? [...told.rows, { label: "", text: there }] : told.rows, foot: foot(spot, looker) };
}
