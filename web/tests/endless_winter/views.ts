// What tests tell of a game of Endless Winter: its view before anything lies there, events and choices.
import type { Choice } from "../../src/games/endless_winter/table";
import type { Named } from "../../src/messages";
import type { Action, Event, View } from "../../src/games/endless_winter/wire";

const NOBODY = { first: null, figures: [] };

export const EMPTY: View = {
  phase: "setting_up",
  luck: "none",
  round: 1,
  era: 1,
  last_round: false,
  turn: null,
  order: [],
  figures_placed: null,
  eclipse_step: null,
  columns: { initiate: NOBODY, develop: NOBODY, migrate: NOBODY, hunt: NOBODY },
  display: [],
  culture_left: [],
  tribes: {},
  hunting_ground: {},
  wild: 0,
  stones: [],
  land: [],
  villages: [],
  site: { pattern: null, tiles: [], pieces: [] },
  rest_tile: null,
  rest_stack: 0,
  offers: [],
  pending: {},
  players: [],
};

/** An event with as much of it as a test is about. */
export const happened = (player: number, kind: Event["kind"], about: object = {}): Event => ({ kind, player, rule: "", ...about }) as Event;

/** A choice that changes nothing, of any action, also of one that this client does not know. */
export const choice = (text: string, action: Named): Choice => ({
  text,
  action: action as Action,
  forecast: { change: {}, others: [], luck: {}, binding: false, complete: true },
});
