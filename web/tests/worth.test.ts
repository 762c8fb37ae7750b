import { describe, expect, test } from "vitest";
import type { LineTold, Mistake, Review, Sum } from "../src/messages";
import { momentAt, placeOf, scaleOf } from "../src/shell/replay/scale";
import { rangeOf, signed, stonesOf, sumOf } from "../src/shell/worth/stones";
import { fireOf, sideOf, warmthOf, type Try } from "../src/trying";
import {
  edges,
  gathered,
  greatLuck,
  judgementAt,
  luckOf,
  mistakeAt,
  mistakesOf,
  momentAfter,
  next,
  sizeOf,
  standingsAt,
  strands,
} from "../src/worth";

/** Luck deals, Ann decides and luck follows, Bob decides twice. */
const LINES: readonly LineTold[] = [null, 0, null, 1, 1].map((decider, at) => ({
  round: 1,
  decider,
  action: decider === null ? null : { kind: "act" },
  events: [{ kind: `event${at}`, player: decider ?? -1 }],
}));

const mistake = (number: number, seat: number, gave_up: number): Mistake => ({
  number,
  seat,
  played: "act",
  action: { kind: "act" },
  kept: 40,
  gave_up,
  size: sizeOf(gave_up) as 1 | 2 | 3,
  better: { actions: ["other"], action: { kind: "other" }, brings: [], costs: [], prepares: [], hinders: [], risks: [] },
});

const REVIEW: Review = {
  format: 2,
  game: "stone_age",
  version: 2,
  seats: 2,
  players: ["Ann", "Bob"],
  learned: true,
  iterations: 16,
  seconds: 0,
  lines: 5,
  accounts: [],
  chances: [
    [50, 50],
    [52, 48],
    [47, 53],
    [53, 47],
    [55, 45],
    [100, 0],
  ],
  luck: [
    { number: 0, line: "deal", by: -1, change: [2, -2] },
    { number: 2, line: "roll", by: 0, change: [6, -6] },
  ],
  choices: [
    { number: 1, seat: 0, change: -5, gave_up: 7 },
    { number: 3, seat: 1, change: -2, gave_up: 0 },
    { number: 4, seat: 1, change: -45, gave_up: 3 },
  ],
  mistakes: [mistake(1, 0, 7), mistake(4, 1, 3)],
  well: [],
};

describe("a review, moment by moment", () => {
  test("a mistake is seen in the moment after it and the luck that followed", () => {
    expect(momentAfter(LINES, 1)).toBe(3);
    expect(mistakeAt(REVIEW, LINES, 3)?.gave_up).toBe(7);
    expect(mistakeAt(REVIEW, LINES, 1)).toBeNull();
    expect(mistakeAt(null, LINES, 3)).toBeNull();
    expect(mistakesOf(REVIEW, 1).map(({ number }) => number)).toEqual([4]);
    expect(mistakesOf(REVIEW, null).map(({ number }) => number)).toEqual([1, 4]);
  });

  test("a decision is judged by the chances right before and after it, without the luck that followed", () => {
    expect(judgementAt(REVIEW, LINES, 3)).toMatchObject({ before: 52, after: 47, verdict: "mistake" });
    expect(judgementAt(REVIEW, LINES, 4)).toMatchObject({ before: 47, after: 45, mistake: null, verdict: "best" });
    const close = { ...REVIEW, mistakes: [] };
    expect(judgementAt(close, LINES, 5)?.verdict).toBe("alike");
    expect(judgementAt({ ...REVIEW, choices: [], mistakes: [] }, LINES, 4)?.verdict).toBe("none");
    expect(judgementAt(REVIEW, LINES, 1)).toBeNull();
    expect(judgementAt({ ...REVIEW, chances: REVIEW.chances.slice(0, 2) }, LINES, 3)).toBeNull();
  });

  test("luck has three sizes, is of whoever is looked from, and the great one can be jumped to", () => {
    expect([0.9, -1, 2.5, -4.4, 4.5].map(sizeOf)).toEqual([0, 1, 2, 2, 3]);
    expect(luckOf(REVIEW, LINES, 1)).toEqual([
      { at: 1, size: 1, change: -2 },
      { at: 3, size: 3, change: -6 },
    ]);
    expect(luckOf(REVIEW, LINES, null).map(({ change }) => change)).toEqual([2, 6]);
    expect(greatLuck(luckOf(REVIEW, LINES, 0))).toEqual([3]);
  });

  test("the next mark and the one before, and nothing after the last", () => {
    expect([next([3, 5], 0, 1), next([3, 5], 3, 1), next([3, 5], 5, 1)]).toEqual([3, 5, null]);
    expect([next([3, 5], 5, -1), next([3, 5], 3, -1)]).toEqual([3, null]);
  });

  test("marks that would lie on one another gather to the most costly", () => {
    const far = gathered(REVIEW.mistakes, LINES, (at) => 100 * at);
    expect(far.map(({ at, count }) => [at, count])).toEqual([
      [3, 1],
      [5, 1],
    ]);
    const near = gathered(REVIEW.mistakes, LINES, (at) => at);
    expect(near.map(({ at, seat, count }) => [at, seat, count])).toEqual([[3, 0, 2]]);
  });

  test("the belt has whoever is looked from at the bottom, and is always full", () => {
    expect(strands(4, null)).toEqual([0, 1, 2, 3]);
    expect(strands(4, 2)).toEqual([2, 0, 1, 3]);
    const ends = edges(REVIEW.chances, strands(2, 1));
    expect(ends[1]).toEqual([0, 48, 100]);
    expect(ends.every((row) => row.at(-1) === 100)).toBe(true);
    expect(standingsAt(REVIEW, 3)).toEqual([
      { seat: 0, chance: 53 },
      { seat: 1, chance: 47 },
    ]);
    expect(standingsAt(null, 3)).toEqual([]);
  });

  test("a place on the slider and its moment belong together", () => {
    const scale = scaleOf(544, 100);
    for (const at of [0, 1, 50, 100]) expect(momentAt(scale, placeOf(scale, at))).toBe(at);
    expect([momentAt(scale, -5), momentAt(scale, 900)]).toEqual([0, 100]);
  });
});

describe("the standing stones", () => {
  const sums: Sum = { start: 25, luck: 7, own: -14, others: -18, end: 0 };

  test("each stone is as high as the chance then; what was gained lies on it, what was lost broke off", () => {
    const [start, luck, own, others, end] = stonesOf(sums);
    expect(start).toMatchObject({ stone: 25, gained: null, lost: null, after: 25 });
    expect(luck).toMatchObject({ stone: 25, gained: { low: 25, high: 32 }, lost: null, after: 32 });
    expect(own).toMatchObject({ stone: 18, gained: null, lost: { low: 18, high: 32 }, after: 18 });
    expect(others).toMatchObject({ stone: 0, lost: { low: 0, high: 18 }, after: 0 });
    expect(end).toMatchObject({ stone: 0, count: 0 });
    expect(sumOf(sums)).toBe("25 + 7 − 14 − 18 = 0");
    expect([5, 0, -5].map(signed)).toEqual(["+5", "0", "−5"]);
  });

  test("whoever lost more than they had stands over a pit, and all have room", () => {
    const deep: Sum = { start: 20, luck: 0, own: -50, others: 30, end: 0 };
    expect(stonesOf(deep)[2]).toMatchObject({ stone: 0, lost: { low: -30, high: 20 }, after: -30 });
    expect(stonesOf(deep)[3]).toMatchObject({ stone: 0, gained: { low: -30, high: 0 } });
    expect(rangeOf([sums, deep, { start: 25, luck: 0, own: 128, others: -53, end: 100 }])).toEqual({ low: -30, high: 153 });
  });
});

describe("finding the better move", () => {
  const tried = (chance: number | null, found = false): Try => ({
    actions: [String(chance)],
    action: null,
    chance,
    found,
    state: chance === null ? "judging" : "judged",
  });

  test("warmer and colder compare with the best so far, and what was done then counts as a try", () => {
    const tries = [tried(25), tried(31), tried(29), tried(34, true)];
    expect(tries.map((_, at) => warmthOf(tries, at, 27))).toEqual(["colder", "warmer", "colder", "that-is-it"]);
    expect(warmthOf([tried(27)], 0, 27)).toBe("as-then");
  });

  test("ash is no better than then, a small fire is better, a fire is found; what is judged smokes", () => {
    expect([tried(27), tried(28), tried(34, true), tried(null)].map((each) => fireOf(each, 27))).toEqual(["ash", "small", "fire", "smoke"]);
    expect([10, 50, 95].map((x) => sideOf(x, 0, 100))).toEqual(["left", "middle", "right"]);
  });
});
