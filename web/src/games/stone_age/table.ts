// What every table has, in the shapes of Stone Age.
import type { Choice as AnyChoice } from "../../messages";
import type { Step as AnyStep } from "../../store";
import type * as common from "../common/gameModule";
import type { Hand as AnyHand } from "../common/hand.svelte";
import type { Action, Shapes } from "./wire";

export type AtTable = common.AtTable<Shapes>;
export type SlabProps = common.SlabProps<Shapes>;
export type RoundsProps = common.RoundsProps<Shapes>;
export type GameModule = common.GameModule<Shapes>;
export type Hand = AnyHand<Shapes>;
export type Choice = AnyChoice<Action>;
export type Step = AnyStep<Shapes>;

/** What can be done at a place. */
export const choicesAt = (hand: Hand, spot: string): readonly Choice[] =>
  hand.choices.filter(({ action }) => "spot" in action && action.spot === spot);
