// The two moments of the mock-up, so that the drawing can be laid beside its pictures.
import { building, card } from "./faces";
import type { BuildingFace, CardFace } from "../../../src/games/stone_age/drawing/faces";

type People = readonly { seat: number; count: number }[];

export type Moment = {
  phase: 0 | 1 | 2;
  scores: readonly number[];
  fields: readonly number[];
  people: Readonly<Record<string, People>>;
  offered: readonly string[];
  chosen: string;
  ghosts: number;
  /** The first card is the rightmost. */
  cards: readonly (CardFace | null)[];
  buildings: readonly { face: BuildingFace; left: number }[];
  last: string;
  dice: Readonly<Record<string, readonly number[]>>;
};

export const PLACING: Moment = {
  phase: 0,
  scores: [34, 41, 28, 22],
  fields: [3, 2, 4, 1],
  people: {
    forest: [{ seat: 1, count: 3 }],
    clay_pit: [{ seat: 3, count: 4 }],
    quarry: [{ seat: 2, count: 3 }],
    tool_maker: [{ seat: 3, count: 1 }],
    hut: [{ seat: 2, count: 2 }],
    field: [{ seat: 0, count: 1 }],
    card_1: [{ seat: 1, count: 1 }],
    card_2: [{ seat: 2, count: 1 }],
    building_1: [{ seat: 3, count: 1 }],
    building_2: [{ seat: 0, count: 1 }],
  },
  offered: ["clay_pit", "quarry", "river", "hunt", "card_3", "card_4", "building_3", "building_4"],
  chosen: "forest",
  ghosts: 3,
  cards: [card("weaving_food_3"), card("builder_food_4"), card("transport_dice"), card("shaman_gold")],
  buildings: [
    { face: building("wood_stone_stone"), left: 5 },
    { face: building("wood_brick_brick"), left: 4 },
    { face: building("five_of_two"), left: 6 },
    { face: building("one_to_seven"), left: 5 },
  ],
  last: "building_1",
  dice: {},
};

export const ROLLING: Moment = {
  ...PLACING,
  phase: 1,
  scores: [45, 41, 28, 35],
  fields: [4, 2, 4, 1],
  people: {
    forest: [{ seat: 1, count: 3 }],
    river: [{ seat: 1, count: 2 }],
    hunt: [{ seat: 0, count: 2 }],
    card_1: [{ seat: 1, count: 1 }],
  },
  offered: [],
  chosen: "",
  ghosts: 0,
  cards: [card("weaving_food_3"), null, card("transport_dice"), card("shaman_gold")],
  buildings: [
    { face: building("brick_brick_gold"), left: 4 },
    { face: building("wood_wood_gold"), left: 3 },
    { face: building("five_of_two"), left: 6 },
    { face: building("one_to_seven"), left: 5 },
  ],
  last: "",
  dice: { hunt: [5, 6] },
};

// More dice than ever lie at once: the most of each place.
export const THROWN: Moment = {
  ...PLACING,
  offered: [],
  chosen: "",
  ghosts: 0,
  people: { ...PLACING.people, hunt: [{ seat: 0, count: 4 }] },
  dice: {
    hunt: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4],
    forest: [1, 2, 3, 4, 5, 6, 6],
    clay_pit: [3, 4, 4, 1],
    quarry: [3, 4, 5],
    river: [2, 2, 3, 6, 1],
    card_2: [1, 2, 6, 5],
    card_4: [4, 5],
  },
};
