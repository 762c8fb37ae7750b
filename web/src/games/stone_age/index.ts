// The table of Stone Age.
import { box } from "./box.svelte";
import { touches } from "./news";
import { HABITS } from "./habits";
import OnePage from "./onepage/OnePage.svelte";
import Rounds from "./Rounds.svelte";
import Slab from "./Slab.svelte";
import Stage from "./Stage.svelte";
import { left, offered, put } from "./settingUp";
import type { GameModule } from "./table";
import { stationOf, STATIONS } from "./valley";

export const game: GameModule = {
  open: () => box.open(),
  Stage,
  Slab,
  Rounds,
  OnePage,
  picture: true,
  column: 210,
  stations: STATIONS,
  when: ({ round, phase }, words) => ({
    form: "arcs",
    arcs: STATIONS.length,
    now: stationOf(phase),
    middle: String(round),
    line: words.say("note-round-phase", { round, phase: words.say(`note-phase-${stationOf(phase)}`) }),
  }),
  station: ({ phase }) => stationOf(phase),
  order: ({ order }) => order,
  points: "score",
  breakdown: "final",
  resting: ({ players }, seat) => players[seat]?.resting ?? false,
  habits: HABITS,
  opens: (action) => (action.kind === "place" ? { spot: action.spot, count: action.people } : null),
  settingUp: { left, offered, put },
  touches,
};
