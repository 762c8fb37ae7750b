// Reading the view of Endless Winter.
import type { StonePrice } from "./drawing/faces";
import { hexesOf } from "./drawing/hexes";
import type { LandHex, Village } from "./drawing/land";
import {
  COLUMNS,
  SPECIES,
  type Column,
  type Field,
  type FigureKind,
  type Gain,
  type GainName,
  type Species,
  type Tribe,
} from "./drawing/names";
import type { LaidTile, Piece } from "./drawing/site";
import type { Board, Pending, View } from "./wire";

export type { Board, EclipseStep, Income, Pending } from "./wire";
export type World = View;

export const isDark = ({ phase }: World): boolean => phase === "eclipse";

/** The part of a round. */
export const partOf = (world: World): "action" | "eclipse" | "preparation" =>
  isDark(world)
    ? "eclipse"
    : ["preparing", "setting_up", "choosing_chief", "choosing_side", "choosing_setup"].includes(world.phase)
      ? "preparation"
      : "action";

export const isColumn = (name: string | null | undefined): name is Column => (COLUMNS as readonly string[]).includes(name ?? "");

/** The column in which somebody acts now; none while resting. */
export const openColumn = ({ pending }: World): Column | null => (isColumn(pending.column) ? pending.column : null);

/** The field of that column in which the figure stands. */
export const openField = ({ phase }: World): Field | null =>
  phase === "top" || phase === "middle" ? phase : phase === "bottom" || phase === "leaving" ? "bottom" : null;

export interface Standing {
  readonly seat: number;
  readonly figure: FigureKind;
}

/** Everybody's figures in a column or at rest, in the order of play. */
export function standingIn(world: World, place: Column | "rest"): Standing[] {
  return world.order.flatMap((seat) => {
    const board = world.players[seat];
    if (!board) return [];
    const members = board.figures.filter((at) => at === place).map((): Standing => ({ seat, figure: "member" }));
    return board.chief_figure === place ? [{ seat, figure: "chief" }, ...members] : members;
  });
}

/** Whose figure acts, and which it is. */
export function acting(world: World): Standing | null {
  const { turn, pending } = world;
  return turn !== null && pending.figure && pending.column ? { seat: turn, figure: pending.figure } : null;
}

/** Those who have arrived at the lower end of a column: everybody but whoever is still walking down. */
export function arrived(world: World, column: Column): Standing[] {
  const all = standingIn(world, column);
  const who = acting(world);
  if (!who || openColumn(world) !== column || openField(world) === "bottom") return all;
  const walking = all.findLastIndex(({ seat, figure }) => seat === who.seat && figure === who.figure);
  return all.filter((_, index) => index !== walking);
}

/** One animal after the other, as they lie on the hunting ground. */
export const animalsOf = (counts: Readonly<Record<string, number>>): Species[] =>
  SPECIES.flatMap((species) => Array<Species>(counts[species] ?? 0).fill(species));

/** What the next sacred stone costs somebody; nothing for whoever only watches or has room for none. */
export const nextStone = (board: Board | undefined): StonePrice | null =>
  board?.stone_price ? [board.stone_price.food, board.stone_price.tools] : null;

export const pileOf = (world: World, tribe: Tribe): number => world.tribes[tribe] ?? 0;

/** Gains as the drawings take them. */
export const gainsAsPairs = (gains: Pending["gains"]): Gain[] =>
  Object.entries(gains ?? {}).map(([what, count]): Gain => [what as GainName, count]);

export const landOf = ({ land }: World): readonly LandHex[] => land;
export const villagesOf = ({ villages }: World): Village[] =>
  villages.map(({ juncture, owner }) => ({ juncture: hexesOf(juncture), owner }));
export const tilesOf = ({ site }: World): LaidTile[] =>
  site.tiles.flatMap(({ tile, row, column }) => (tile === null ? [] : [{ tile, row, column }]));
export const piecesOf = ({ site }: World): readonly Piece[] => site.pieces;

export const offeringOf = ({ players }: World): number[] => players.map(({ offering }) => offering);
export const honorOf = ({ players }: World): number[] => players.map(({ honor }) => honor);
/** On one level of honor, whoever came first stands to the left. */
export const honorOrder = ({ players }: World): number[] =>
  players.map((_, seat) => seat).toSorted((one, other) => (players[one]?.honor_rank ?? 0) - (players[other]?.honor_rank ?? 0));

/** The sacred stones of each era; what is taken leaves its place to the others. */
export const stoneRows = ({ stones }: World, eraOf: (stone: string) => number): readonly (readonly string[])[] =>
  [1, 2].map((era) => stones.filter((stone) => eraOf(stone) === era));
