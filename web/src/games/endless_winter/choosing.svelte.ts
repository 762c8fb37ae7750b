// What is being chosen on the stage: which figure would be placed, what is looked at, and when it is done.
import { wantsConfirmation } from "../../forecast";
import { ofKind } from "../common/kinds";
import { kindOf, partOf, sightsOf } from "./choices";
import { COLUMNS, type Column, type FigureKind } from "./drawing/names";
import type { World } from "./world";
import type { Choice, Hand } from "./table";

/** What costs nothing and hides nothing. */
const AT_ONCE: readonly string[] = ["place", "walk", "end", "done"];

/** A tribe figure as long as there is one, unless the chief is taken up. */
function figureIn(hand: Hand): FigureKind {
  const may = (each: FigureKind): boolean => ofKind(hand.choices, "place").some(({ action }) => action.figure === each);
  return may("chief") && (hand.open === "chief" || !may("member")) ? "chief" : "member";
}

/** Where there is only one thing to take, it is looked at already. */
function onlyOf(choices: readonly Choice[]): Choice | undefined {
  const takes = ofKind(choices, "gain", "convert");
  return takes.length === 1 && !sightsOf(choices).length ? takes[0] : undefined;
}

export class Choosing {
  readonly #hand: Hand;
  readonly figure = $derived.by(() => figureIn(this.#hand));
  /** The trails to which it may be sent. */
  readonly trails = $derived.by((): Column[] =>
    COLUMNS.filter((each) => this.#hand.choices.some(({ text }) => text === `place ${this.figure} ${each}`)),
  );
  readonly chosen = $derived.by(() => this.#hand.chosen ?? onlyOf(this.#hand.choices));
  readonly picked = $derived.by(() => this.chosen?.text ?? "");

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** The first touch looks at it, the second does it, or the first where it may be done at once. */
  takeUp(text: string): void {
    const hand = this.#hand;
    const choice = hand.choices.find((each) => each.text === text);
    if (!choice) return;
    if (hand.chosen?.text === text || (AT_ONCE.includes(kindOf(choice)) && !wantsConfirmation(choice.forecast))) hand.send(text);
    else hand.choose(text);
  }

  /** Whether something is said or chosen in the line above the own slab. */
  needsLine(world: World): boolean {
    const inFront = this.#hand.choices.every((choice) => ["front", "start"].includes(partOf(choice)));
    return this.chosen !== undefined || (!inFront && world.phase !== "laying") || (world.pending.due ?? 0) > 0;
  }
}
