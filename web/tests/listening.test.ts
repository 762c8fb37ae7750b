// The companion: one sentence for a moment, in the first match of each kind, until she is hushed.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Heard } from "../src/messages";
import { accompany, hear, hush, NOTHING_HEARD, sayAgain, speaksIn, wish, wouldSpeak } from "../src/shell/teaching/listening";

const could = (...said: [say: string, moment: string][]): Heard[] => said.map(([say, moment]) => ({ say, moment, said: [], points: [] }));

describe("what she says", () => {
  it("is said once for its moment, and stays as long as it is true", () => {
    const first = hear(NOTHING_HEARD, could(["round", "1"], ["hut", "1"]));
    expect(first.said?.say).toBe("round");
    const second = hear(first.listening, could(["round", "1"], ["hut", "1"]));
    expect(second.said?.say).toBe("hut");
    expect(hear(second.listening, could(["round", "1"], ["hut", "1"])).said?.say).toBe("hut");
    expect(hear(second.listening, could(["round", "1"])).said).toBeNull();
    expect(hear(second.listening, could(["round", "2"])).said?.say).toBe("round");
  });
});

describe("where she speaks", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("is the first match of each kind", () => {
    expect(speaksIn("stone_age", "one")).toBe(true);
    expect(speaksIn("stone_age", "one")).toBe(true);
    expect(speaksIn("stone_age", "two")).toBe(false);
    expect(speaksIn("prehistory", "three")).toBe(true);
  });

  it("is told before a match begins, which changes nothing", () => {
    expect(wouldSpeak("stone_age")).toBe(true);
    expect(speaksIn("stone_age", "one")).toBe(true);
    expect(wouldSpeak("stone_age")).toBe(false);
    wish(true);
    expect(wouldSpeak("stone_age")).toBe(true);
  });

  it("is every match where that is wished, but for one in which she was hushed", () => {
    wish(true);
    expect(speaksIn("stone_age", "one")).toBe(true);
    hush("one");
    expect(speaksIn("stone_age", "one")).toBe(false);
    expect(speaksIn("stone_age", "two")).toBe(true);
    wish(false);
    expect(speaksIn("stone_age", "two")).toBe(false);
  });

  it("is a match that was begun with her, whatever is wished for others", () => {
    wish(false);
    accompany("one");
    expect(speaksIn("stone_age", "one")).toBe(true);
    expect(speaksIn("stone_age", "two")).toBe(false);
    hush("one");
    expect(speaksIn("stone_age", "one")).toBe(false);
  });
});

it("is said again, and nothing else, where the language has changed", () => {
  const could: Heard[] = ["food", "huts"].map((say) => ({ say, moment: "round 1", said: [], points: [] }));
  const { listening } = hear(NOTHING_HEARD, could);
  expect(sayAgain(listening, could)).toEqual({ listening, said: could[0] });
  expect(hear(listening, could).said).toBe(could[1]);
});
