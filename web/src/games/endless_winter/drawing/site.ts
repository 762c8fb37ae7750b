// The building site seen obliquely: rows lean to the right the further back they are, and height is real height.
import { between, distance, type Point } from "../../../drawing/geometry";
import { hardOutline } from "../../../drawing/rough";

/** Where a megalith lies, as the engine counts: level, row and column from one; on upper levels between four below. */
export type Lying = { level: number; row: number; column: number };

export type Piece = Lying & { owner: number | null };

/** Where a tile lies: its upper left space, counted from one. */
export type LaidTile = { tile: string; row: number; column: number };

export type SiteGrid = {
  cell: { width: number; height: number };
  /** How far each row leans, and how high a megalith is. */
  lean: number;
  rise: number;
  /** A point of the ground in columns and rows from nought, and so many megaliths above it. */
  at(column: number, row: number, up?: number): Point;
};

const TILE_SIDE = 3;

type Look = { cell: number; lean: number; rise: number; headroom: number };

/**
 * Near: one looks down on it. Steep: from high above, so that every space is as large as a thumb, and no upper one lies over a
 * space behind it. Far: it lies flat on the plateau. All as parts of the width of a space, the headroom in megaliths.
 */
const LOOKS = {
  near: { cell: 0.66, lean: 0.24, rise: 0.48, headroom: 2 },
  steep: { cell: 0.92, lean: 0.12, rise: 0.4, headroom: 1 },
  far: { cell: 0.32, lean: 0.2, rise: 0.27, headroom: 2 },
} satisfies Readonly<Record<string, Look>>;
type SiteLook = keyof typeof LOOKS;

/** How many rows and columns the tiles take. */
export const extent = (tiles: readonly LaidTile[]): { rows: number; columns: number } => ({
  rows: Math.max(0, ...tiles.map(({ row }) => row - 1 + TILE_SIDE)),
  columns: Math.max(0, ...tiles.map(({ column }) => column - 1 + TILE_SIDE)),
});

/** How wide and high a site is in the widths of its spaces. */
function spread(tiles: readonly LaidTile[], look: Look): { wide: number; high: number } {
  const { rows, columns } = extent(tiles);
  return { wide: columns + rows * look.lean, high: rows * look.cell + look.headroom * look.rise };
}

/** How much space a site needs whose spaces are so wide. */
export function siteSize(tiles: readonly LaidTile[], space: number, look: SiteLook): { width: number; height: number } {
  const { wide, high } = spread(tiles, LOOKS[look]);
  return { width: wide * space, height: high * space };
}

/** The largest site that fits into so much space, standing on its lower edge in the middle. */
export function siteIn(
  tiles: readonly LaidTile[],
  frame: { x: number; y: number; width: number; height: number },
  as: SiteLook = "near",
): SiteGrid {
  const look = LOOKS[as];
  const { rows } = extent(tiles);
  const { wide, high } = spread(tiles, look);
  const size = Math.min(frame.width / wide, frame.height / high);
  const left = frame.x + (frame.width - wide * size) / 2;
  const ground = frame.y + frame.height - rows * look.cell * size;
  return {
    cell: { width: size, height: size * look.cell },
    lean: size * look.lean,
    rise: size * look.rise,
    at: (column, row, up = 0) => [
      left + column * size + (rows - row) * size * look.lean,
      ground + row * size * look.cell - up * size * look.rise,
    ],
  };
}

/** Where the near upper left corner of a megalith is on the ground, in columns and rows from nought. */
export const cornerOf = ({ level, row, column }: Lying): Point => [column - 1 + (level - 1) / 2, row - 1 + (level - 1) / 2];

/** What lies below and behind comes first, so that what lies above or in front covers it. */
export const backToFront = <Any extends Lying>(pieces: readonly Any[]): Any[] =>
  pieces.toSorted((one, other) => one.level - other.level || one.row - other.row || one.column - other.column);

/** The spaces of the ground on which a megalith lies. */
export const isCovered = (pieces: readonly Piece[], row: number, column: number): boolean =>
  pieces.some((piece) => piece.level === 1 && piece.row === row && piece.column === column);

/** A small arrowhead on the edge between two spaces. */
export function arrowBetween(from: Point, to: Point): string {
  const [x, y] = between(from, to, 0.5);
  const length = distance(from, to);
  const [right, down] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const tip = (along: number, aside: number): Point => [x + right * along - down * aside, y + down * along + right * aside];
  return hardOutline([tip(9, 0), tip(-6, 7), tip(-6, -7)]);
}
