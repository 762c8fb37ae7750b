// The two moments of the mock-ups, so that the drawing can be laid beside their pictures, and what they leave out.
import type { FieldState } from "../../../src/games/prehistory/drawing/land";
import type { Colour, Cubes, Deed, Season, Wheel } from "../../../src/games/prehistory/drawing/names";
import { fieldsFor, LAND } from "./faces";

export type Board = {
  score: number;
  bones: number;
  resources: Cubes;
  markers: Cubes;
  home: number;
  track: number;
  shamans: readonly Colour[];
};

export type Moment = {
  season: Season;
  chosen: Deed | null;
  offered: readonly Deed[];
  capstones: boolean;
  triliths: Readonly<Record<Deed, { stones: readonly (Colour | null)[]; capstone: Cubes }>>;
  laying: Colour | null;
  wheels: Readonly<Record<Wheel, number>>;
  /** How many fish of each value are left. */
  fish: readonly number[];
  fishing: number | null;
  tiles: readonly (string | null)[];
  hunting: readonly (string | null)[];
  ceremony: readonly (string | null)[];
  order: readonly number[];
  fields: readonly FieldState[];
  players: readonly Board[];
};

const cubes = (grey: number, blue: number, red: number, brown: number, yellow: number, white: number): Cubes => ({
  grey,
  blue,
  red,
  brown,
  yellow,
  white,
});

// a1 to i5, a row on each line.
const LANDS = [
  "token_horse megalith_a megalith_a campsite outer_7",
  "campsite middle_7 megalith_c2 middle_8 megalith_b megalith_c4",
  "outer_8 plain campsite campsite campsite middle_9 campsite",
  "campsite campsite megalith_b campsite megalith_c1 campsite campsite campsite",
  "megalith_a token_reindeer megalith_b near_2 start_camp near_1 plain plain campsite",
  "token_bison megalith_b campsite near_3 campsite plain megalith_a campsite",
  "campsite middle_5 plain megalith_c3 megalith_b campsite megalith_a",
  "megalith_a token_bear campsite middle_6 campsite campsite",
  "outer_5 campsite megalith_a megalith_b outer_6",
];

type There = Omit<FieldState, "field" | "land">;

const stands = (player: number): There => ({ player, standing: 1, lying: 0 });
const lies = (player: number): There => ({ player, standing: 0, lying: 1 });
const camp = (owner: number, id: string): There => ({ owner, camp: id });

const landWith = (there: Readonly<Record<string, There>>, without: readonly string[] = []): FieldState[] =>
  LANDS.flatMap((row, index) =>
    row.split(" ").map((land, column) => {
      const field = `${"abcdefghi"[index]}${column + 1}`;
      return { field, land: without.includes(field) ? "plain" : land, ...there[field] };
    }),
  );

export const SPRING: Moment = {
  season: "spring",
  chosen: "fishing",
  offered: ["painting", "gathering", "ceremony", "migration"],
  capstones: false,
  triliths: {
    painting: { stones: ["white", null], capstone: { brown: 1 } },
    fishing: { stones: ["brown", null], capstone: { grey: 1, yellow: 1 } },
    gathering: { stones: [null, null], capstone: { brown: 1, white: 1, blue: 1, yellow: 1 } },
    hunting: { stones: ["red", "white"], capstone: { yellow: 1, grey: 1 } },
    ceremony: { stones: ["grey", null], capstone: { red: 1 } },
    migration: { stones: [null, null], capstone: { yellow: 1, red: 1 } },
  },
  laying: "brown",
  wheels: { painting: 3, fishing: 5, hunting: 2, migration: 1 },
  fish: [2, 2, 1],
  fishing: 2,
  tiles: ["apple", "herb_bone", "nut", "berry", "mushroom_bone", "root"],
  hunting: ["reindeer_2", null, "elephant_footprint_2", null, "horse_3"],
  ceremony: ["hearths", "trackers_song", null, "many_tents", "deep_water"],
  order: [2],
  fields: landWith({
    d4: { ...camp(0, "1"), ...stands(0) },
    d5: stands(0),
    g3: stands(0),
    f3: camp(0, "2"),
    d6: { ...camp(1, "3"), ...stands(1) },
    e7: stands(1),
    f5: { ...camp(1, "1"), ...stands(1) },
    g6: { ...camp(2, "4"), ...stands(2) },
    g5: stands(2),
    g4: stands(2),
    d2: { ...camp(3, "2"), ...stands(3) },
    d3: stands(3),
  }),
  players: [
    {
      score: 24,
      bones: 6,
      resources: cubes(1, 2, 1, 3, 1, 1),
      markers: cubes(0, 1, 1, 0, 2, 0),
      home: 2,
      track: 5,
      shamans: ["grey", "red", "white"],
    },
    {
      score: 31,
      bones: 3,
      resources: cubes(0, 1, 2, 0, 2, 1),
      markers: cubes(1, 0, 0, 2, 0, 0),
      home: 2,
      track: 11,
      shamans: ["blue", "brown", "white"],
    },
    {
      score: 19,
      bones: 9,
      resources: cubes(2, 0, 1, 1, 0, 1),
      markers: cubes(0, 0, 0, 0, 1, 1),
      home: 1,
      track: 3,
      shamans: ["red", "blue", "yellow"],
    },
    {
      score: 27,
      bones: 4,
      resources: cubes(1, 3, 0, 0, 1, 2),
      markers: cubes(0, 1, 1, 0, 0, 0),
      home: 2,
      track: 7,
      shamans: ["yellow", "white", "brown"],
    },
  ],
};

const EMPTY = { stones: [null, null], capstone: {} };

export const AUTUMN: Moment = {
  ...SPRING,
  season: "autumn",
  chosen: null,
  offered: [],
  laying: null,
  fishing: null,
  triliths: {
    painting: EMPTY,
    fishing: EMPTY,
    gathering: { ...EMPTY, capstone: { brown: 1, white: 1, blue: 1, yellow: 1, red: 1 } },
    hunting: EMPTY,
    ceremony: { ...EMPTY, capstone: { red: 1, grey: 1, white: 1 } },
    migration: EMPTY,
  },
  order: [2, 3],
  fields: landWith(
    {
      c4: lies(0),
      d5: stands(0),
      g3: stands(0),
      d4: camp(0, "1"),
      f3: camp(0, "2"),
      e5: { waiting: [1, 1, 0, 1] },
      d6: { ...camp(1, "3"), ...stands(1) },
      e7: stands(1),
      f5: { ...camp(1, "1"), ...stands(1) },
      g5: stands(2),
      c6: lies(2),
      g6: camp(2, "4"),
      h6: camp(2, "2"),
      d2: { ...camp(3, "2"), ...stands(3) },
      d3: stands(3),
    },
    ["f7"],
  ),
  players: SPRING.players.map((board, seat) => ({
    ...board,
    score: [29, 37, 24, 31][seat] ?? 0,
    bones: [5, 6, 10, 6][seat] ?? 0,
    resources: [cubes(1, 0, 0, 0, 0, 0), cubes(0, 1, 0, 0, 1, 0), {}, cubes(0, 1, 0, 0, 0, 1)][seat] ?? {},
    markers: [cubes(0, 0, 0, 0, 1, 0), cubes(1, 0, 0, 0, 0, 0), cubes(0, 0, 0, 0, 0, 1), cubes(0, 0, 1, 0, 0, 0)][seat] ?? {},
    home: [1, 1, 3, 1][seat] ?? 0,
    track: [7, 11, 5, 9][seat] ?? 0,
  })),
};

/** Summer, in which capstones are chosen, with more cubes than fit side by side. */
export const SUMMER: Moment = {
  ...SPRING,
  season: "summer",
  chosen: null,
  offered: [],
  capstones: true,
  laying: null,
  fishing: null,
  triliths: {
    ...SPRING.triliths,
    painting: { stones: [null, null], capstone: { brown: 2, white: 2, grey: 2, blue: 2 } },
    hunting: { stones: [null, null], capstone: { yellow: 1, grey: 1, red: 1, white: 1 } },
    migration: { stones: [null, null], capstone: {} },
  },
};

export const WINTER: Moment = { ...SPRING, season: "winter", chosen: null, offered: [], laying: null, fishing: null };

/** The same moment with fewer players: fields that are not laid are not there. */
export function playedBy(players: number, moment: Moment): Moment {
  const there = new Set(fieldsFor(players));
  const ofSeat = (seat: number | undefined): boolean => seat === undefined || seat < players;
  return {
    ...moment,
    players: moment.players.slice(0, players),
    order: moment.order.filter((seat) => seat < players),
    fields: moment.fields
      .filter(({ field }) => there.has(field))
      .map((state) => (ofSeat(state.owner) && ofSeat(state.player) ? state : { field: state.field, land: state.land }))
      .map((state) => (state.waiting ? { ...state, waiting: state.waiting.slice(0, players) } : state)),
  };
}

/** A walk that is being planned. */
export const WALK = {
  from: "g3",
  target: "h4",
  way: ["g3", "g4", "h4"],
  building: "c4",
  paid: ["f3", "f4", "g2", "g4", "h2", "h3"],
  payable: {
    d1: 4,
    c1: 4,
    c2: 4,
    c3: 4,
    c5: 4,
    d4: 3,
    e1: 4,
    e2: 3,
    e3: 2,
    e4: 2,
    e6: 3,
    f1: 3,
    f2: 2,
    f6: 3,
    f7: 4,
    g1: 2,
    g7: 4,
    h1: 2,
    h5: 3,
    i1: 2,
    i2: 2,
    i3: 2,
    i4: 3,
    i5: 4,
  },
};

export { LAND };
