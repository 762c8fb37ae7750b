// The table of Prehistory.
import type { GameModule } from "../common/gameModule";
import { box } from "./box.svelte";
import { lookingAt } from "./looking.svelte";
import { touches } from "./news";
import Rounds from "./Rounds.svelte";
import Slab from "./Slab.svelte";
import Stage from "./Stage.svelte";
import { stationOf, STATIONS, worldOf } from "./world";
import "./drawing/colours.css";
import "./drawing/seasons.css";

export const game: GameModule = {
  open: () => box.open(),
  Stage,
  Slab,
  Rounds,
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
  ],
  stations: STATIONS,
  station: (view) => stationOf(worldOf(view).season),
  order: (view) => worldOf(view).order,
  season: (view) => worldOf(view).season,
  points: "score",
  breakdown: "final",
  resting: (view, seat) => worldOf(view).season === "spring" && worldOf(view).passed.includes(seat),
  touches,
};
