// The table of Stone Age.
import type { GameModule } from "../common/gameModule";
import { fromStarter } from "../common/order";
import { box } from "./box.svelte";
import { touches } from "./news";
import Slab from "./Slab.svelte";
import Stage from "./Stage.svelte";
import { stationOf, STATIONS, valleyOf } from "./valley";

export const game: GameModule = {
  open: () => box.open(),
  Stage,
  Slab,
  picture: true,
  stations: STATIONS,
  station: (view) => stationOf(valleyOf(view).phase),
  order: fromStarter,
  points: "score",
  breakdown: "final",
  resting: (view, seat) => {
    const { phase, boards } = valleyOf(view);
    return phase === "placing" && boards[seat]?.home === 0;
  },
  touches,
};
