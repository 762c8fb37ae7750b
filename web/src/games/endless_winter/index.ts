// The table of Endless Winter.
import { asks } from "./asking";
import { box } from "./box.svelte";
import { HABITS } from "./habits";
import { earnedFrom } from "./earning";
import { touches } from "./news";
import OnePage from "./onepage/OnePage.svelte";
import Rounds from "./Rounds.svelte";
import Slab from "./Slab.svelte";
import Stage from "./Stage.svelte";
import { bring } from "./things";
import { isDark, partOf } from "./world";
import "./drawing/colours.css";
import type { GameModule } from "./table";

export const game: GameModule = {
  open: () => box.open(),
  Stage,
  Slab,
  Rounds,
  OnePage,
  picture: true,
  column: "strip",
  keys: [
    ["1–9", "hand"],
    ["Alt 1–7", "near"],
    ["X", "below"],
  ],
  asks,
  when: (view, words) => ({
    form: "rounds",
    arcs: box.rounds,
    now: view.round - 1,
    middle: String(view.round),
    line: words.say("note-round-phase", { round: view.round, rounds: box.rounds, phase: words.say(`note-phase-${partOf(view)}`) }),
    dark: isDark(view) ? view.round - 1 : null,
  }),
  stations: [],
  station: () => 0,
  order: ({ order }) => order,
  season: (view) => (isDark(view) ? "eclipse" : "snow"),
  points: "score",
  breakdown: "final",
  earned: earnedFrom,
  resting: ({ players }, seat) => {
    const board = players[seat];
    return board !== undefined && board.chief_figure !== null && board.figures.every((at) => at !== null);
  },
  habits: HABITS,
  opens: (action) => (action.kind === "place" && action.figure === "chief" ? { spot: "chief", count: 0 } : null),
  touches,
  bring,
};
