// What the fields of the four action columns offer: each line is a price and what it brings.
import type { ColumnPrices, StonePrice } from "./faces";
import type { Column, Field, Gain } from "./names";

export type Exchange = { pays: readonly Gain[]; gains: readonly Gain[] };

/** How often a field may be used: as often as one can pay, once, or only by the first figure. */
export type Often = "any" | "once" | "first";

export const OFTEN: Readonly<Record<Field, Often>> = { top: "any", middle: "once", bottom: "first" };

const line = (pays: readonly Gain[], ...gains: Gain[]): Exchange => ({ pays, gains });

/** The lines of a field; what a sacred stone costs depends on who asks. */
export function exchangesOf(column: Column, field: Field, prices: ColumnPrices, stone: StonePrice | null): Exchange[] {
  const lines: Readonly<Record<Column, Readonly<Record<Field, Exchange[]>>>> = {
    initiate: {
      top: [
        line(
          [
            ["tool", prices.recruit_tools],
            ["labour", prices.recruit_labour],
          ],
          ["recruit", 1],
        ),
      ],
      middle: [line([["food", prices.rite_food]], ["enlist", 1], ["bury", 1])],
      bottom: [line([], ["idol", 1], ["bury", 1])],
    },
    develop: {
      top: [line([["labour", prices.learn_labour]], ["culture", 1])],
      middle: stone
        ? [
            line(
              [
                ["food", stone[0]],
                ["tool", stone[1]],
              ],
              ["stone", 1],
            ),
          ]
        : [line([], ["stone", 1])],
      bottom: [line([], ["tool", 1], ["food", 1])],
    },
    migrate: {
      top: [line([["tool", prices.camp_tools]], ["camp", 1]), line([["labour", prices.move_labour]], ["move", 1])],
      middle: [line([["food", prices.village_food]], ["village", 1])],
      bottom: [line([], ["camp", 1], ["move", 1])],
    },
    hunt: {
      top: [
        line([["labour", prices.reveal_labour]], ["reveal", 1]),
        line(
          [
            ["tool", prices.hunt_tools],
            ["labour", prices.hunt_labour],
          ],
          ["animal", 1],
        ),
      ],
      middle: [line([], ["tip", 1])],
      bottom: [line([], ["catch", 1])],
    },
  };
  return lines[column][field];
}
