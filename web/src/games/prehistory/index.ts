// The table of Prehistory.
import { box } from "./box.svelte";
import { askedOf } from "./asking";
import { bring } from "./bringing";
import { deedOf } from "./choices";
import { handAt } from "../common/hand.svelte";
import { HABITS } from "./habits";
import { lookingAt } from "./looking.svelte";
import { touches } from "./news";
import OnePage from "./onepage/OnePage.svelte";
import Rounds from "./Rounds.svelte";
import Slab from "./Slab.svelte";
import Stage from "./Stage.svelte";
import { stationOf, STATIONS } from "./world";
import "./drawing/colours.css";
import "./drawing/seasons.css";
import type { GameModule } from "./table";

export const game: GameModule = {
  open: () => box.open(),
  Stage,
  Slab,
  Rounds,
  OnePage,
  picture: true,
  pictures: [
    { name: "ring", sign: "dolmen", shown: (table) => lookingAt(table).now === "ring", show: (table) => lookingAt(table).show("ring") },
    { name: "land", sign: "footprint", shown: (table) => lookingAt(table).now === "land", show: (table) => lookingAt(table).show("land") },
  ],
  keys: [
    ["1–6", "deed"],
    ["M", "swap"],
    ["B", "board"],
    ["P", "pass"],
    ["T", "read"],
  ],
  stations: STATIONS,
  station: ({ season }) => stationOf(season),
  order: ({ order }) => order,
  season: ({ season }) => season,
  asks: (table, words) => {
    const hand = handAt(table);
    return () => askedOf(hand, table.view, words);
  },
  when: ({ season, round }, words) => ({
    form: "quarters",
    arcs: STATIONS.length,
    now: stationOf(season),
    middle: String(round),
    line: words.say("note-when", { season: words.say(`station-${STATIONS[stationOf(season)]}`), year: round, years: box.years }),
  }),
  points: "score",
  breakdown: "final",
  resting: ({ season, passed }, seat) => season === "spring" && passed.includes(seat),
  habits: HABITS,
  opens: (action) => {
    const deed = deedOf({ action });
    return deed ? { spot: deed, count: 0 } : null;
  },
  touches,
  bring,
};
