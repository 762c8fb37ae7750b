import { describe, expect, test } from "vitest";
import type { LineTold } from "../src/messages";
import { back, deedAt, isLuck, onward, roundAt, roundBack, roundOn, roundsOf, standing } from "../src/moments";

/** Luck deals, Ann decides and luck follows, Bob decides twice; luck begins the second round, and Ann ends it. */
const LINES: readonly LineTold[] = (
  [
    [1, null],
    [1, 0],
    [1, null],
    [1, 1],
    [1, 1],
    [2, null],
    [2, 0],
  ] as const
).map(([round, decider], at) => ({
  round,
  decider,
  action: decider === null ? null : { kind: "act" },
  events: [{ kind: `event${at}`, player: decider ?? -1 }],
}));
const kinds = (at: number): string[] => deedAt(LINES, at).events.map(({ kind }) => kind);

describe("the moments of a match", () => {
  test("one stands where somebody decides, and luck comes with the decision before it", () => {
    const forth = [standing(LINES, 0)];
    while (forth.at(-1) !== LINES.length) forth.push(onward(LINES, forth.at(-1) ?? 0));
    expect(forth).toEqual([1, 3, 4, 6, 7]);
    const again = [LINES.length];
    while (again.at(-1) !== 1) again.push(back(LINES, again.at(-1) ?? 0));
    expect(again).toEqual(forth.toReversed());
    expect([onward(LINES, 7), back(LINES, 1), standing(LINES, 2), standing(LINES, 99)]).toEqual([7, 1, 3, 7]);
  });

  test("rounds begin where the first of them is decided", () => {
    expect(roundsOf(LINES)).toEqual([
      { round: 1, from: 0, to: 5 },
      { round: 2, from: 5, to: 7 },
    ]);
    expect([0, 5, 6, 7].map((at) => roundAt(LINES, at))).toEqual([1, 2, 2, 2]);
    expect([1, 3, 6, 7].map((at) => roundOn(LINES, at))).toEqual([6, 6, 7, 7]);
    expect([7, 6, 3, 1].map((at) => roundBack(LINES, at))).toEqual([6, 1, 1, 1]);
  });

  test("a game that counts no rounds goes to its ends", () => {
    const bare = LINES.map((line) => ({ ...line, round: null }));
    expect(roundsOf(bare)).toEqual([]);
    expect([roundAt(bare, 3), roundOn(bare, 3), roundBack(bare, 3)]).toEqual([null, 7, 1]);
  });

  test("what is told is the last decision with the luck that followed", () => {
    expect(deedAt(LINES, 0)).toEqual({ seat: null, action: null, events: [] });
    expect([deedAt(LINES, 1).seat, kinds(1)]).toEqual([null, ["event0"]]);
    expect([deedAt(LINES, 3).seat, kinds(3)]).toEqual([0, ["event1", "event2"]]);
    expect([deedAt(LINES, 2).seat, kinds(2)]).toEqual([0, ["event1"]]);
    expect([deedAt(LINES, 6).seat, kinds(6)]).toEqual([1, ["event4", "event5"]]);
    expect([3, 4].map((at) => isLuck(LINES, at))).toEqual([true, false]);
  });
});
