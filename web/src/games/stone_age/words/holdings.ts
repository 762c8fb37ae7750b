// What lies in front of a player in words; of one's own things also what they would count at the end.
import { t } from "../../../locale.svelte";
import { said, type Row, type Said } from "../../common/words/said";
import { box } from "../box.svelte";
import { capital } from "../names";
import { kitOf } from "../tools";
import type { Board, Good, Source } from "../wire";
import type { Looker } from "./looker";

type Rows = (readonly [Row["label"], string])[];
type Told = { readonly name: string; readonly rows: Rows; readonly rule: string };

/** What a source of points would bring now; nothing to be said of somebody else's. */
function counted(key: string, sources: readonly Source[], board: Board, { words }: Looker): string {
  const points = sources.reduce((sum, source) => sum + (board.final?.[source] ?? 0), 0);
  return board.final && points ? words.say(key, { points }) : "";
}

function people(board: Board, looker: Looker): Told {
  const { words } = looker;
  return {
    name: words.say("note-name-people"),
    rows: [
      ["", `${t("web-at-home", { home: board.home, all: board.people })}.`],
      ["round", words.say("note-people-eat")],
      ["end", counted("note-end-shamans-own", ["shamans"], board, looker)],
    ],
    rule: "SA-8.2",
  };
}

function food(board: Board, { words }: Looker): Told {
  const { fed, track, people: eaters } = board;
  const meal =
    fed === null
      ? ""
      : fed < 0
        ? words.say("note-food-short", { track, people: eaters, missing: -fed })
        : words.say("note-food-fed", { track, people: eaters, left: fed });
  return {
    name: `${words.say("note-name-food")}: ${board.goods.food}`,
    rows: [
      ["round", meal],
      ["end", words.say("note-food-counts")],
    ],
    rule: "SA-8.2",
  };
}

const good = (id: Good, board: Board, { words }: Looker): Told => ({
  name: `${capital(words.name("good", id), words)}: ${board.goods[id]}`,
  rows: [
    ["now", words.say("note-good-use", { worth: box.worth(id) })],
    ["end", words.say("note-good-end")],
  ],
  rule: "SA-10.7",
});

function tools(board: Board, looker: Looker): Told {
  const { words } = looker;
  const values = kitOf(board).filter(({ value }) => value);
  const told = values.map(({ value, used, once }) => words.say("note-tool", { value, state: once ? "once" : used ? "used" : "ready" }));
  return {
    name: words.say("note-name-tools"),
    rows: [
      [
        "",
        told.length
          ? words.say("note-tools-all", { values: capital(told.join(", "), words) })
          : words.say("note-buildings-have", { count: 0 }),
      ],
      ["end", counted("note-end-toolmakers-own", ["toolmakers"], board, looker)],
    ],
    rule: "SA-5.5",
  };
}

function tool(at: number, board: Board, looker: Looker): Told {
  const { words } = looker;
  const { value = 0, used = false, once = false } = kitOf(board)[at] ?? {};
  const state = once ? "once" : !value ? "none" : used ? "used" : "ready";
  return {
    name: words.say("note-name-tool", { value }),
    rows: [
      ["", `${capital(words.say("note-tool-state", { state }), words)}.`],
      ["now", words.say("note-tool-use", { value, state })],
      ["end", once ? "" : counted("note-end-toolmakers-own", ["toolmakers"], board, looker)],
    ],
    rule: once ? "SA-6.16" : "SA-5.5",
  };
}

const buildings = (board: Board, looker: Looker): Told => ({
  name: looker.words.say("note-name-buildings"),
  rows: [
    ["", looker.words.say("note-buildings-have", { count: board.buildings.length })],
    ["end", counted("note-end-builders-own", ["builders"], board, looker)],
  ],
  rule: "SA-7.6",
});

function cards(board: Board, looker: Looker): Told {
  const { words } = looker;
  const count = board.face_down + board.open_cards.length;
  const end = board.final ? counted("note-end-cards-own", ["symbols", "second_symbols"], board, looker) : words.say("note-cards-unseen");
  return {
    name: words.say("note-name-cards"),
    rows: [
      ["", words.say("note-cards-have", { count })],
      ["end", count ? end : ""],
    ],
    rule: "SA-10.1",
  };
}

const score = (board: Board, { words }: Looker): Told => ({
  name: words.say("note-name-score"),
  rows: [
    ["now", words.say("note-score-now", { points: board.score })],
    ["end", board.total === undefined ? "" : words.say("note-score-end", { points: board.total })],
  ],
  rule: "SA-9.6",
});

const starter = ({ words }: Looker): Told => ({
  name: words.say("note-name-starter"),
  rows: [["", words.say("note-starter-first")]],
  rule: "SA-9.1",
});

function told(what: string, which: string, board: Board, looker: Looker): Told {
  switch (what) {
    case "people":
      return people(board, looker);
    case "food":
      return food(board, looker);
    case "tools":
      return tools(board, looker);
    case "tool":
      return tool(Number(which), board, looker);
    case "buildings":
      return buildings(board, looker);
    case "cards":
      return cards(board, looker);
    case "starter":
      return starter(looker);
    case "score":
      return score(board, looker);
    default:
      return good(what as Good, board, looker);
  }
}

/** Something that somebody has. */
export function holding(seat: number, what: string, which: string, looker: Looker): Said | null {
  const { valley, words, players } = looker;
  const board = valley.players[seat];
  if (!board) return null;
  const { name, rows, rule } = told(what, which, board, looker);
  const kind = seat === looker.seat ? words.say("note-kind-own") : words.say("note-kind-of", { player: players[seat] ?? "" });
  return said(name, kind, rows, rule);
}
