// The plain table as any game without a table of its own has it.
import type { GameModule } from "../common/gameModule";
import { asNumber } from "../../json";
import { fromStarter } from "../common/order";
import { POINTS } from "./layout";
import Slab from "./Slab.svelte";
import Stage from "./Stage.svelte";

export const game: GameModule = {
  Stage,
  Slab,
  picture: false,
  stations: [],
  station: () => -1,
  order: (view, seats) => fromStarter(asNumber(view["starter"]), seats),
  points: POINTS,
  breakdown: "",
  resting: () => false,
  touches: () => false,
};
