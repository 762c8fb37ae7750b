import { describe, expect, test } from "vitest";
import { exactly, fewest, missing, most, pickable, possible, rest, stepwise, times } from "../../src/games/common/runs";
import type { Choice, Run } from "../../src/messages";

const forecast = { change: {}, others: [], luck: {}, complete: true, binding: false };
const run = (...named: string[]): Run => ({ named, actions: [...named, "done"], forecast });
const choice = (text: string): Choice => ({ text, action: { kind: text.split(" ")[0] ?? "" }, forecast });

const PAYMENT = [run("pay wood", "pay wood"), run("pay wood", "pay gold"), run("pay gold", "pay gold")];

describe("picking in any order", () => {
  test("finds the whole that was meant", () => {
    expect(exactly(PAYMENT, ["pay gold", "pay wood"])).toBe(PAYMENT[1]);
    expect(exactly(PAYMENT, ["pay gold"])).toBeUndefined();
  });

  test("allows only what can still become a whole", () => {
    expect(possible(PAYMENT, ["pay gold"])).toBe(true);
    expect(possible(PAYMENT, ["pay gold", "pay wood", "pay wood"])).toBe(false);
    expect(possible(PAYMENT, ["pay stone"])).toBe(false);
  });

  test("counts equal things one by one", () => {
    expect(rest(["a", "a", "b"], ["a"])).toEqual(["a", "b"]);
    expect(rest(["a"], ["a", "a"])).toBeNull();
    expect(times(["a", "b", "a"], "a")).toBe(2);
  });

  test("knows how many there can be, and what there is to pick", () => {
    const open = [run("pay wood"), run("pay wood", "pay brick", "pay brick")];
    expect([fewest(open), most(open)]).toEqual([1, 3]);
    expect(pickable(open)).toEqual(["pay wood", "pay brick"]);
  });
});

describe("what is missing", () => {
  test("is named where only one thing will do", () => {
    const four = [run("pay wood", "pay wood", "pay stone", "pay stone")];
    expect(missing(four, ["pay wood", "pay wood"])).toEqual({ count: 2, text: "pay stone" });
  });

  test("is only counted where several things will do", () => {
    expect(missing(PAYMENT, [])).toEqual({ count: 2, text: "" });
  });

  test("is nothing for what is whole, and unknown for what never will be", () => {
    expect(missing(PAYMENT, ["pay wood", "pay wood"])).toEqual({ count: 0, text: "" });
    expect(missing(PAYMENT, ["pay brick"])).toBeNull();
  });
});

test("where no wholes were told, every step is one", () => {
  const steps = stepwise([choice("pay wood"), choice("keep"), choice("starve")]);
  expect(steps.map(({ named, actions }) => [named, actions])).toEqual([
    [["pay wood"], ["pay wood"]],
    [[], ["keep"]],
  ]);
});
