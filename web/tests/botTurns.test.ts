import { describe, expect, test } from "vitest";
import { turnIn } from "../src/botTurns";
import type { SeatInfo, Untyped } from "../src/messages";
import type { Step } from "../src/store";
import type { Habits } from "../src/turns";

const HABITS: Habits = {
  table: [],
  passing: [],
  deeds: ["fished"],
  prices: [],
  ends: ["ended"],
  opens: ["placed"],
  leaves: ["ended"],
  alone: ["eclipse"],
  telling: [],
  counted: [],
  sounds: { dice: [], step: [] },
  beats: [1, 1, 1, 1],
  place: "sky",
  sign: () => null,
  concerns: () => [],
};
const seat = (kind: SeatInfo["kind"], stand_in: string | null = null): SeatInfo => ({
  kind,
  name: kind,
  bot: null,
  free: false,
  present: true,
  stand_in,
  assisted: false,
  claimed: false,
});
const SEATS = [seat("person"), seat("bot"), seat("person", "greedy")];
/** What a step brings, and who decides after it. */
const step = (kind: string, next: number | null): Step =>
  ({ events: kind ? [{ kind, player: 1 }] : [], after: { actor: next } }) as unknown as Step<Untyped>;
const found = (actor: number | null, ...steps: Step[]) => {
  const turn = turnIn(steps, actor, SEATS, HABITS);
  return turn && [turn.steps.length, turn.whole, turn.opening, turn.leaving];
};

describe("the turn of a bot", () => {
  test("is none where a person decides, unless a bot stands in", () => {
    expect(found(0, step("placed", 1))).toBeNull();
    expect(found(null, step("placed", 1))).toBeNull();
    expect(found(2, step("placed", 0))).toEqual([1, true, 1, 0]);
  });

  test("is whole when somebody else decides or it ends, and waits before that", () => {
    expect(found(1, step("placed", 1), step("learned", 1))).toEqual([2, false, 1, 0]);
    expect(found(1, step("placed", 1), step("learned", 0), step("placed", 1))).toEqual([2, true, 1, 0]);
    expect(found(1, step("placed", 1), step("learned", 1), step("ended", 1), step("placed", 1))).toEqual([3, true, 1, 1]);
  });

  test("is shown first as far as it says where, and leaves its place last", () => {
    expect(found(1, step("played", 1), step("placed", 1), step("learned", 1), step("ended", 2))).toEqual([4, true, 2, 1]);
    expect(found(1, step("ended", 2))).toEqual([1, true, 0, 1]);
  });

  test("has one deed, and what is shown by itself is no part of it", () => {
    expect(found(1, step("fished", 1), step("fished", 1))).toEqual([1, true, 0, 0]);
    expect(found(1, step("fished", 1), step("eclipse", 1))).toEqual([1, true, 0, 0]);
    expect(found(1, step("eclipse", 1))).toBeNull();
  });
});
