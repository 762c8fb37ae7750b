// What each thing on the table of Stone Age says when a hand rests on it. Every figure is one that the view or the box gives.
import { said, type Said } from "../../common/words/said";
import { smallestStack } from "../valley";
import type { Spot } from "../wire";
import { holding } from "./holdings";
import type { Looker } from "./looker";
import { place } from "./places";

function deck({ valley, words }: Looker): Said {
  return said(
    words.say("note-name-deck"),
    "",
    [
      ["", words.say("note-deck-left", { count: valley.pile })],
      ["", words.say("note-deck-ends")],
    ],
    "SA-9.4",
  );
}

const price = (slot: string, { words }: Looker): Said =>
  said(
    words.say("note-name-price", { price: Number(slot) }),
    words.say("note-kind-price"),
    [["", words.say("note-price-moves")]],
    "SA-6.1",
  );

/** Whoever stands there, as a list of names. */
const standing = (field: "track" | "score", at: number, { valley, players, words }: Looker): string => {
  const there = valley.players.flatMap((board, seat) => (board[field] === at ? [players[seat] ?? ""] : []));
  return there.length ? words.say("note-there", { who: there.join(", ") }) : "";
};

const step = (at: number, looker: Looker): Said =>
  said(
    looker.words.say("note-name-step", { step: at }),
    looker.words.say("note-kind-track"),
    [
      ["round", looker.words.say("note-step-brings", { step: at })],
      ["", standing("track", at, looker)],
    ],
    "SA-8.1",
  );

const points = ({ valley, players, words }: Looker): Said =>
  said(words.say("note-name-points"), words.say("note-kind-points"), [
    ["", valley.players.map(({ score }, seat) => words.say("note-points-of", { player: players[seat] ?? "", points: score })).join(" ")],
  ]);

function die(at: number, { valley, words, dice }: Looker): Said {
  const face = dice[at] ?? 1;
  const shared = valley.phase === "sharing";
  return said(
    words.say("note-name-die", { face: shared ? words.name("face", String(face)) : face }),
    "",
    [["", words.say(shared ? "note-die-shared" : "note-die-lies")]],
    shared ? "SA-6.6" : "SA-5.1",
  );
}

const round = ({ valley, words }: Looker): Said =>
  said(
    words.say("note-round", { round: valley.round }),
    "",
    [["end", words.say("note-ends-when", { stack: smallestStack(valley), pile: valley.pile })]],
    "SA-9.5",
  );

/** What stands under a key; nothing where the thing's own text says all. */
export function tell(key: string, looker: Looker): Said | null {
  const [kind = "", first = "", second = "", third = ""] = key.split(" ");
  switch (kind) {
    case "place":
      return place(first as Spot, looker);
    case "has":
      return holding(Number(first), second, third, looker);
    case "walker":
      return holding(Number(first), "score", "", looker);
    case "deck":
      return deck(looker);
    case "price":
      return price(first, looker);
    case "step":
      return step(Number(first), looker);
    case "points":
      return points(looker);
    case "die":
      return die(Number(first), looker);
    case "round":
      return round(looker);
    default:
      return null;
  }
}
