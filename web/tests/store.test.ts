import { describe, expect, test } from "vitest";
import type { Happened, ServerMessage, Snapshot, TableMoved, TableView } from "../src/messages";
import { EMPTY, newest, playedOut, receive, since, type Screen } from "../src/store";

const table = (version: number): Omit<TableView, "kind"> => ({
  match: "m",
  version,
  seat: 0,
  status: "playing",
  actor: 0,
  seats: [],
  rematch: null,
  view: { version },
  choices: [],
  runs: [],
  undo: 0,
  hold: 0,
  commitment: "",
  result: null,
});
const moved = (from: number, version: number, ...events: Happened[]): TableMoved => ({
  ...table(version),
  kind: "moved",
  since: from,
  events,
});
const view = (version: number): TableView => ({ ...table(version), kind: "view" });
const event = (kind: string, player = 0): Happened => ({ kind, player });
const hear = (...messages: ServerMessage[]): Screen => messages.reduce<Screen>((screen, message) => receive(screen, message), EMPTY);
const shown = (screen: Screen): Snapshot | null => screen.shown;

describe("the store", () => {
  test("shows the first table at once, with everything that led to it", () => {
    const screen = hear(moved(0, 7, event("a"), event("b")));
    expect(shown(screen)?.version).toBe(7);
    expect(screen.log).toHaveLength(2);
    expect(screen.queue).toEqual([]);
  });

  test("plays later moves out one after the other", () => {
    let screen = hear(moved(0, 7), moved(7, 8, event("a")), moved(8, 9, event("b")));
    expect(shown(screen)?.version).toBe(7);
    expect(newest(screen)).toBe(9);
    screen = playedOut(screen);
    expect(shown(screen)?.version).toBe(8);
    expect(screen.log.map((each) => each["kind"])).toEqual(["a"]);
    screen = playedOut(playedOut(screen));
    expect(shown(screen)?.version).toBe(9);
    expect(screen.log).toHaveLength(2);
  });

  test("does not show a move twice when two lines bring it", () => {
    expect(hear(moved(0, 7), moved(7, 8), moved(7, 8)).queue).toHaveLength(1);
  });

  test("forgets what was to be played out when the whole table comes", () => {
    const screen = hear(moved(0, 7, event("a")), moved(7, 8, event("b")), view(11));
    expect(screen.queue).toEqual([]);
    expect(shown(screen)?.version).toBe(11);
    expect(screen.forgotten).toBe(true);
  });

  test("learns again what still stands after something was taken back", () => {
    const screen = hear(moved(0, 7, event("a")), view(11), moved(0, 11, event("c")));
    expect(screen.forgotten).toBe(false);
    expect(screen.log.map((each) => each["kind"])).toEqual(["c"]);
  });

  test("never turns the table back to an answer that was overtaken", () => {
    expect(newest(hear(moved(0, 7), moved(7, 9), moved(0, 8)))).toBe(9);
  });

  test("keeps a refusal until something else happens", () => {
    const refused: ServerMessage = { kind: "refused", reply: null, error: "StaleVersion", about: {}, version: 7 };
    expect(hear(moved(0, 7), refused).notice?.error).toBe("StaleVersion");
    expect(hear(moved(0, 7), refused, moved(7, 8)).notice).toBeNull();
  });

  test("knows who is there before the match begins", () => {
    const screen = hear({ kind: "seats", version: 0, status: "open", seats: [], rematch: null });
    expect(screen.shown).toBeNull();
    expect(screen.status).toBe("open");
  });
});

describe("since my last turn", () => {
  const log = [event("a"), event("mine"), event("theirs", 1), event("harvest")];

  test("begins with what others did", () => {
    expect(since(log, 1, 0).map((each) => each["kind"])).toEqual(["theirs", "harvest"]);
  });

  test("begins after my last deed where nobody knows when I was here", () => {
    expect(since(log.slice(0, 3), null, 0).map((each) => each["kind"])).toEqual(["theirs"]);
    expect(since(log.slice(0, 2), null, 0)).toEqual([]);
    expect(since(log, null, 2)).toEqual(log);
  });

  test("is empty when only I did something, or something was taken back", () => {
    expect(since(log.slice(0, 2), 1, 0)).toEqual([]);
    expect(since(log, 99, 0)).toEqual([]);
  });
});
