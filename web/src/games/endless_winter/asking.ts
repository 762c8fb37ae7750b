// What the bar says is asked of whoever decides.
import type { About } from "../../i18n";
import { handAt } from "../common/hand.svelte";
import { isGaining, kindOf } from "./choices";
import { LEAVING, waitingOf } from "./waiting";
import type { Choice, TableState } from "./table";
import type { Board } from "./world";

type Asked = { readonly key: string; readonly about: About };

/** Whether a choice changes something worth having, so that there is more to do than to go on. */
export function matters(choice: Choice, board: Board | undefined): boolean {
  const { action } = choice;
  if (["walk", "end", "done"].includes(action.kind)) return false;
  if (action.kind === "eat") return board?.labour_short ?? false;
  return action.kind !== "play" || (board?.worth_playing?.includes(action.card) ?? false);
}

export function asks(table: TableState): () => Asked {
  const hand = handAt(table);
  return () => {
    const { view: world, choices } = table;
    const board = table.seat === null ? undefined : world.players[table.seat];
    const count = waitingOf(world, choices).length;
    const more = choices.some((choice) => matters(choice, board));
    const ask = (key: string, about: About = {}): Asked => ({ key, about });
    if (hand.open === LEAVING) return ask("ask-waiting", { count });
    if (isGaining(world.phase, choices) && count && world.phase !== "eclipse")
      return ask(world.phase === "leaving" ? "ask-gains" : "ask-gains-on");
    if (!more && choices.some((choice) => kindOf(choice) === "walk")) return ask("ask-walk-on");
    if (!more && choices.some((choice) => kindOf(choice) === "end")) return ask("ask-end");
    const { column } = world.pending;
    return ask(world.phase === "top" && column && column !== "rest" ? `ask-top-${column}` : `ask-${world.phase}`);
  };
}
