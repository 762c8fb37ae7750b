// What somebody looks at by hand stays until something new is asked of them.
import { expect, test } from "vitest";
import { lookingAt } from "../../src/games/endless_winter/looking.svelte";
import type { TableState } from "../../src/games/endless_winter/table";
import { EMPTY } from "./views";

/** A table at which the given kinds of choices are offered to me; none of them while the others act. */
function tableAt(version: number, ...kinds: readonly string[]) {
  const asked = (at: number, offered: readonly string[]) => ({
    shown: { version: at, choices: offered.map((kind) => ({ text: kind, action: { kind } })) },
  });
  const table = { screen: asked(version, kinds), view: EMPTY };
  const looking = lookingAt(table as unknown as TableState);
  const goOn = (at: number, ...offered: readonly string[]): void => {
    table.screen = asked(at, offered);
    looking.settle();
  };
  return { looking, goOn };
}

test("the others’ actions take nothing away, the next question does", () => {
  const { looking, goOn } = tableAt(4);
  looking.show("stones");
  goOn(5);
  goOn(6);
  expect([looking.byHand, looking.now]).toEqual([true, "stones"]);
  goOn(7, "learn");
  expect([looking.byHand, looking.now]).toEqual([false, "culture"]);
  goOn(8);
  expect(looking.byHand).toBe(false);
});

test("what belongs to a question goes with it", () => {
  const { looking, goOn } = tableAt(4, "learn", "idol");
  looking.show("idols");
  expect(looking.now).toBe("idols");
  goOn(5, "learn");
  expect(looking.now).toBe("culture");
  goOn(6);
  expect(looking.byHand).toBe(false);
});

test("it goes when it is left", () => {
  const { looking } = tableAt(4);
  looking.show("stones");
  looking.leave();
  expect(looking.byHand).toBe(false);
});
