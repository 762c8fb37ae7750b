// What a device remembers of lessons: all of it can be told to a server, and taken over from one.
import { beforeEach, expect, it, vi } from "vitest";
import { portions } from "../src/comparing";
import { allLearned, keepLearned, keepPlace, keptPlace, learned, nextLesson, takeOver } from "../src/learning";
import type { LearnedLesson, Place } from "../src/messages";

const place = (lesson: string, step: number): Place => ({
  lesson,
  step,
  marks: [],
  lines: [],
  answer: null,
  shown: 0,
  told: {},
  remark: "",
});

beforeEach(() => {
  // As in a browser, what is kept are the storage's own properties.
  const kept: Record<string, string> = {};
  const own = (value: unknown): PropertyDescriptor => ({ value, enumerable: false });
  Object.defineProperty(
    kept,
    "getItem",
    own((key: string) => kept[key] ?? null),
  );
  Object.defineProperty(
    kept,
    "setItem",
    own((key: string, value: string) => void (kept[key] = value)),
  );
  vi.stubGlobal("localStorage", kept);
});

it("is all that was begun or done", () => {
  keepLearned("stone_age", "build");
  keepPlace("stone_age", "cards", place("cards", 2));
  keepPlace("prehistory", "hunt", place("hunt", 1));
  keepPlace("prehistory", "hunt", null);
  expect(allLearned()).toEqual([
    { game: "stone_age", lesson: "build", place: null, done: true },
    { game: "stone_age", lesson: "cards", place: place("cards", 2), done: false },
  ]);
});

it("is gone on with from where somebody has come elsewhere", () => {
  keepPlace("stone_age", "cards", place("cards", 2));
  takeOver([
    { game: "stone_age", lesson: "build", place: place("build", 3), done: true },
    { game: "stone_age", lesson: "cards", place: null, done: true },
  ]);
  expect(learned("stone_age")).toEqual(["build", "cards"]);
  expect(keptPlace("stone_age", "build")?.step).toBe(3);
  expect(keptPlace("stone_age", "cards")).toBeNull();
  expect(nextLesson("stone_age", ["build", "cards", "plan"])).toBe("plan");
});

it("is told in portions, and asked for even if there is nothing to tell", () => {
  const told = ["left", "open"].map((remark): LearnedLesson => {
    return { game: "stone_age", lesson: "cards", place: { ...place("cards", 2), remark: remark.repeat(1500) }, done: false };
  });
  expect(portions(told).map(({ length }) => length)).toEqual([1, 1]);
  expect(portions(told.map((each) => ({ ...each, place: null }))).map(({ length }) => length)).toEqual([2]);
  expect(portions([])).toEqual([[]]);
});
