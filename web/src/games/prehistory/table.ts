// What every table has, in the shapes of Prehistory.
import type { Choice as AnyChoice } from "../../messages";
import type { TableState as AnyTable } from "../../table.svelte";
import type * as common from "../common/gameModule";
import type { Hand as AnyHand } from "../common/hand.svelte";
import type { Action, Shapes } from "./wire";

export type AtTable = common.AtTable<Shapes>;
export type SlabProps = common.SlabProps<Shapes>;
export type RoundsProps = common.RoundsProps<Shapes>;
export type GameModule = common.GameModule<Shapes>;
export type TableState = AnyTable<Shapes>;
export type Hand = AnyHand<Shapes>;
export type Choice = AnyChoice<Action>;
