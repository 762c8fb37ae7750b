// The moments of the mock-ups, so that the drawing can be laid beside their pictures.
import type { LandHex, Village } from "../../../src/games/endless_winter/drawing/land";
import type { Column, FigureKind, Species, Tribe } from "../../../src/games/endless_winter/drawing/names";
import { HEXES } from "../../../src/games/endless_winter/drawing/names";
import type { Near } from "../../../src/games/endless_winter/drawing/plans";
import type { LaidTile, Lying, Piece } from "../../../src/games/endless_winter/drawing/site";

export type Standing = { seat: number; figure?: FigureKind };

export type Moment = {
  column: Column | null;
  near: Near | null;
  eclipse: boolean;
  scores: readonly number[];
  crowds: Readonly<Record<Column, readonly Standing[]>>;
  acting: Standing | null;
  piles: Readonly<Record<Tribe, number>>;
  culture: readonly (string | null)[];
  hunting: readonly (Species | null)[];
  chosen: readonly string[];
  have: Readonly<Partial<Record<Species, number>>>;
  stones: readonly (readonly (string | null)[])[];
  offering: readonly number[];
  honor: readonly number[];
  hexes: readonly LandHex[];
  villages: readonly Village[];
  moved: readonly (readonly [from: string, to: string])[];
  founding: readonly string[] | null;
  tiles: readonly LaidTile[];
  pieces: readonly Piece[];
  building: readonly Lying[];
  ghost: Piece | null;
};

const TERRAINS: Readonly<Record<string, string>> = {
  ...{ a1: "glacier", a2: "canyon", a3: "forest", b1: "tundra", b2: "mountain", b3: "tundra", b4: "mountain" },
  ...{ c1: "wetland", c2: "wetland", c3: "base", c4: "forest", c5: "glacier" },
  ...{ d1: "mountain", d2: "grassland", d3: "canyon", d4: "grassland", e1: "forest", e2: "glacier", e3: "tundra" },
};

type Camps = Readonly<Record<string, readonly number[]>>;

const land = (camps: Camps, influence: Camps = {}, leaders: Camps = {}): LandHex[] =>
  HEXES.map((hex) => ({
    hex,
    terrain: TERRAINS[hex] ?? null,
    camps: [0, 1, 2, 3].map((seat) => (camps[hex] ?? []).filter((owner) => owner === seat).length),
    influence: influence[hex] ?? [0, 0, 0, 0],
    leaders: leaders[hex] ?? [],
  }));

const laid = (column: number, row: number, level: number, owner: number): Piece => ({
  level: level + 1,
  row: Math.floor(row) + 1,
  column: Math.floor(column) + 1,
  owner: owner < 0 ? null : owner,
});

const STARTS = [
  [0, 6, 0, -1],
  [1, 6, 0, 0],
  [0, 7, 0, 1],
  [1, 7, 0, -1],
  [2, 7, 0, 1],
  [2, 6, 0, 2],
  [1.5, 6.5, 1, 1],
  [2, 8, 0, 3],
  [1, 8, 0, 3],
  [1.5, 7.5, 1, 3],
  [0, 3, 0, -1],
  [1, 3, 0, 2],
  [0, 4, 0, 2],
  [1, 4, 0, -1],
  [0.5, 3.5, 1, 2],
  [3, 7, 0, -1],
  [4, 7, 0, 0],
  [3, 6, 0, 3],
  [4, 6, 0, 1],
  [1, 0, 0, -1],
  [1, 1, 0, 3],
  [2, 1, 0, -1],
] as const;

export const CHOOSE: Moment = {
  column: null,
  near: null,
  eclipse: false,
  scores: [31, 44, 26, 38],
  crowds: {
    initiate: [{ seat: 1 }],
    develop: [{ seat: 0 }],
    migrate: [{ seat: 2, figure: "chief" }, { seat: 3 }],
    hunt: [],
  },
  acting: null,
  piles: { shaman: 12, elder: 9, crafter: 11, scout: 10, hunter: 12 },
  culture: ["fire_keeping", null, "cave_art", "burial_mound", "quarrying", null, "flint_knapping", "hide_tanning"],
  hunting: ["mammoth", "rhino", "sloth", "glyptodon", null, null],
  chosen: [],
  have: {},
  stones: [
    ["village_forest", null, "village_mountain", "village_grassland", null, "ground_megaliths", null],
    ["tipped_mammoth", "idol_steps", null, "tipped_sloth", "upper_megaliths", "distinct_tipped", "buried"],
  ],
  offering: [3, 5, 2, 6],
  honor: [4, 2, 4, 1],
  hexes: land({ c3: [0, 3], c4: [2], b2: [0, 1], a3: [0], d2: [3, 3], b4: [2], b1: [1], e3: [3], d1: [2] }),
  villages: [
    { juncture: ["d2", "d3", "e2"], owner: 0 },
    { juncture: ["b4", "c4", "c5"], owner: 2 },
    { juncture: ["b1", "c1", "c2"], owner: 1 },
  ],
  moved: [],
  founding: null,
  tiles: [
    { tile: "a", row: 1, column: 1 },
    { tile: "b", row: 4, column: 1 },
    { tile: "c", row: 7, column: 1 },
    { tile: "d", row: 7, column: 4 },
  ],
  pieces: STARTS.map(([column, row, level, owner]) => laid(column, row, level, owner)),
  building: [],
  ghost: null,
};

export const HUNT: Moment = {
  ...CHOOSE,
  column: "hunt",
  near: "hunting_ground",
  acting: { seat: 0 },
  crowds: { ...CHOOSE.crowds, develop: [{ seat: 0, figure: "chief" }] },
  hunting: ["mammoth", "rhino", "sloth", "glyptodon", "sabertooth", "bison"],
  chosen: ["mammoth", "rhino"],
  have: { rhino: 1, sloth: 2 },
};

export const MIGRATE: Moment = {
  ...CHOOSE,
  column: "migrate",
  near: "land_and_site",
  scores: [35, 46, 28, 41],
  acting: { seat: 0, figure: "chief" },
  crowds: {
    initiate: [{ seat: 1 }, { seat: 3 }],
    develop: [{ seat: 2 }, { seat: 0 }],
    migrate: CHOOSE.crowds.migrate,
    hunt: [{ seat: 0 }, { seat: 1, figure: "chief" }, { seat: 2 }],
  },
  hexes: land(
    { c3: [3], c4: [2], b2: [1], a2: [0], a3: [0], b3: [0], d2: [3, 3], b4: [2], b1: [1], e3: [3], d1: [2] },
    {
      b2: [0, 1, 0, 0],
      a3: [1, 0, 0, 0],
      a2: [1, 0, 0, 0],
      d2: [2, 0, 0, 2],
      d3: [2, 0, 0, 0],
      c4: [0, 0, 3, 0],
      b4: [0, 0, 3, 0],
      c2: [0, 2, 0, 0],
      b1: [0, 3, 0, 0],
      c1: [0, 2, 0, 0],
      d1: [0, 0, 1, 0],
      e3: [0, 0, 0, 1],
    },
    { b2: [1], a3: [0], a2: [0], d2: [0, 3], d3: [0], c4: [2], b4: [2], c2: [1], b1: [1], c1: [1], d1: [2], e3: [3] },
  ),
  moved: [
    ["c3", "b3"],
    ["b2", "a2"],
  ],
  founding: ["a2", "a3", "b3"],
  building: [
    [4, 8],
    [5, 7],
    [3, 8],
    [0, 8],
    [2, 4],
    [1, 5],
    [5, 6],
    [0, 5],
  ].map(([column = 0, row = 0]) => ({ level: 1, row: row + 1, column: column + 1 })),
  ghost: laid(3, 6, 1, 0),
};

export const ECLIPSE: Moment = {
  ...CHOOSE,
  eclipse: true,
  scores: [24, 29, 22, 18],
  crowds: { initiate: [], develop: [], migrate: [], hunt: [] },
};

const acting = { seat: 0 };
export const MOMENTS: Readonly<Record<string, Moment>> = {
  choose: CHOOSE,
  hunt: HUNT,
  migrate: MIGRATE,
  eclipse: ECLIPSE,
  tribes: { ...CHOOSE, column: "initiate", near: "tribes", acting, piles: { ...CHOOSE.piles, scout: 0 } },
  culture: { ...CHOOSE, column: "develop", near: "culture", acting },
  stones: { ...CHOOSE, column: "develop", near: "stones", acting },
  land: { ...MIGRATE, near: "land" },
  site: { ...MIGRATE, column: "hunt", near: "site" },
  eclipse_site: { ...ECLIPSE, near: "site", building: MIGRATE.building, ghost: MIGRATE.ghost },
  idols: { ...CHOOSE, column: "hunt", near: "idols", acting },
};

export type Ledge = {
  seat: number;
  name: string;
  before: number;
  cards: readonly string[];
  resting: readonly FigureKind[];
  labour: number;
};

export const LEDGES: readonly Ledge[] = [
  { seat: 0, name: "Mira", before: 3, resting: ["member"], cards: ["brave", "shaman"], labour: 4.5 },
  { seat: 1, name: "Jonas", before: 4, resting: [], cards: ["hunter", "crafter", "gatherer"], labour: 2.5 },
  { seat: 2, name: "Ada", before: 1, resting: ["member"], cards: ["gatherer", "gatherer"], labour: 2.5 },
  { seat: 3, name: "Flint", before: 2, resting: [], cards: ["gatherer", "burial_mound"], labour: 0.5 },
];
