// Views of Stone Age with what a test is about; everything else is as before the first round.
import type { Board, View } from "../../src/games/stone_age/wire";

export const board = (told: Partial<Board> = {}): Board => ({
  score: 0,
  people: 5,
  home: 5,
  placed: {},
  track: 0,
  goods: { food: 12, wood: 0, brick: 0, stone: 0, gold: 0 },
  fed: 7,
  resting: false,
  full: [],
  tools: [],
  buildings: [],
  open_cards: [],
  face_down: 0,
  tie_break: 5,
  ...told,
});

export const view = (told: Partial<View>): View => ({
  phase: "placing",
  round: 1,
  starter: 0,
  order: [],
  turn: 0,
  closed: [],
  least: {},
  display: [],
  pile: 32,
  buildings: [],
  pending: {},
  players: [],
  ...told,
});
