// Where everything is in the valley. Wide for windows, upright for phones: two maps of the same places, in units of the drawing.
import type { Point } from "../../../drawing/geometry";
import { seeded } from "../../../drawing/rough";
import { CARD, TILE } from "./faces";

export type Shape = "wide" | "upright";

/** A thrown die as it lies. */
export type Lying = { x: number; y: number; size: number; tilt: number };

/** Where the art of a place has its origin, and how large it is drawn. */
export type Site = { x: number; y: number; scale: number };

export type ValleyMap = {
  shape: Shape;
  width: number;
  height: number;
  /** Where people stand, for each place of the engine: the middle of its rings. */
  spots: Readonly<Record<string, Point>>;
  /** The rings of a place, from its middle: four behind, three in front; filled from the left. The hunt has none. */
  rings(spot: string): readonly Point[];
  /** How wide and high the finger dots go round a place. */
  dots(spot: string): Point;
  /** The middle of a place's plaque; of a card's price; of a stack's count. */
  plaque(spot: string): Point;
  /** Where thrown dice lie, beside those who threw them. */
  dice(spot: string, count: number): readonly Lying[];
  /** Upper left corners: the first card is the rightmost and costs one. */
  cards: readonly Point[];
  buildings: readonly Point[];
  deck: Site;
  fire: Site;
  /** Where points stand on the skyline; past 99 it goes round again. */
  score(points: number): Point;
  /** Where a marker lies on the field, which is the food track. */
  food(step: number): Point;
  /** Where the sun stands while placing, working, feeding. */
  sun: readonly [Point, Point, Point];
  /** How high the skyline is. */
  skyline(x: number): number;
  /** Where the scenery's art is set down. */
  sites: Readonly<Record<Art, Site>>;
};

export type Art = "forest" | "clay_pit" | "quarry" | "river" | "hunt" | "tool_maker" | "hut" | "field";

/** The food track, from the origin of the field's art. */
export const FURROWS = { count: 11, width: 46, x: (step: number): number => 46 + 46 * step };

const SEVEN_RINGS: readonly Point[] = [
  [-75, -16],
  [-25, -22],
  [25, -22],
  [75, -16],
  [-50, 18],
  [0, 16],
  [50, 18],
];
const TWO_RINGS: readonly Point[] = [
  [-25, 0],
  [25, 0],
];
const ONE_RING: readonly Point[] = [[0, 0]];
const RINGS: Readonly<Record<string, readonly Point[]>> = {
  hunt: [],
  forest: SEVEN_RINGS,
  clay_pit: SEVEN_RINGS,
  quarry: SEVEN_RINGS,
  river: SEVEN_RINGS,
  hut: TWO_RINGS,
};

const SLOTS = [0, 1, 2, 3];
const POINTS_ON_TRACK = 100;

type Plan = Pick<ValleyMap, "shape" | "width" | "height" | "deck" | "fire" | "sun" | "skyline" | "sites"> & {
  /** From the origin of a place's art to where its people stand, and to the middle of its plaque. */
  standing: Partial<Record<Art, Point>>;
  plaques: Readonly<Record<Art, Point>>;
  /** The leftmost card and building, and how far it is to the next. */
  cards: { x: number; y: number; apart: number };
  buildings: { x: number; y: number; apart: number };
  /** The first and the last step of the score track. */
  track: readonly [from: number, to: number];
  huntDots: Point;
  /** The corner from which the dice of the hunt lie, from where the hunters stand. */
  huntDice: Point;
};

function mapOf(plan: Plan): ValleyMap {
  const { sites, cards, buildings } = plan;
  const cardCorners = SLOTS.map((slot): Point => [cards.x + (SLOTS.length - 1 - slot) * cards.apart, cards.y]);
  const buildingCorners = SLOTS.map((slot): Point => [buildings.x + slot * buildings.apart, buildings.y]);

  const spots: Record<string, Point> = {};
  const plaques: Record<string, Point> = {};
  for (const place of Object.keys(sites) as Art[]) {
    const { x, y } = sites[place];
    const [right, down] = plan.standing[place] ?? [0, 0];
    const [plaqueRight, plaqueDown] = plan.plaques[place];
    spots[place] = [x + right, y + down];
    plaques[place] = [x + plaqueRight, y + plaqueDown];
  }
  cardCorners.forEach(([x, y], slot) => {
    spots[`card_${slot + 1}`] = [x + CARD.width / 2, y + CARD.height + 17];
    plaques[`card_${slot + 1}`] = [x + CARD.width / 2, y - 30];
  });
  buildingCorners.forEach(([x, y], slot) => {
    spots[`building_${slot + 1}`] = [x + TILE.width / 2, y + TILE.height + 44];
    plaques[`building_${slot + 1}`] = [x + TILE.width - 12, y + TILE.height + 6];
  });

  const rings = (spot: string): readonly Point[] => RINGS[spot] ?? ONE_RING;

  return {
    ...plan,
    spots,
    rings,
    cards: cardCorners,
    buildings: buildingCorners,
    dots: (spot) => (spot === "hunt" ? plan.huntDots : rings(spot).length > 2 ? [122, 62] : [46, 34]),
    plaque: (spot) => plaques[spot] ?? [0, 0],
    dice(spot, count) {
      const [x, y] = spots[spot] ?? [0, 0];
      if (spot === "hunt") return thrown(count, [x + plan.huntDice[0], y + plan.huntDice[1]], "right");
      if (spot.startsWith("card")) return thrown(count, [x, y - 160], "round");
      return thrown(count, [x, y + 78], "round");
    },
    score(points) {
      const [from, to] = plan.track;
      const x = from + ((points % POINTS_ON_TRACK) * (to - from)) / (POINTS_ON_TRACK - 1);
      return [x, plan.skyline(x)];
    },
    food: (step) => [sites.field.x + FURROWS.x(step), sites.field.y - 8],
  };
}

/** Dice in loose rows: to the right of a corner, or round a middle. The fewer, the larger. */
function thrown(count: number, [x, y]: Point, side: "right" | "round"): Lying[] {
  const random = seeded(count * 7 + 3);
  const size = count < 3 ? 92 : count < 5 ? 76 : 62;
  const across = side === "right" ? (count < 3 ? 2 : count < 5 ? 2 : 4) : count < 5 ? count : 4;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    const column = index - row * across;
    const left = side === "right" ? column : column - (inRow - 1) / 2;
    const away = size * 0.92;
    return {
      x: x + left * away + (random() - 0.5) * size * 0.12,
      y: y + row * away * 0.86 + (column % 2 ? size * 0.3 : 0) + (random() - 0.5) * size * 0.12,
      size,
      tilt: Math.round((random() - 0.5) * 30),
    };
  });
}

const at = (x: number, y: number, scale = 1): Site => ({ x, y, scale });

const WIDE = mapOf({
  shape: "wide",
  width: 1600,
  height: 1000,
  sites: {
    forest: at(290, 362),
    clay_pit: at(664, 356),
    quarry: at(1030, 362),
    river: at(1410, 420),
    hunt: at(200, 648),
    tool_maker: at(506, 616),
    hut: at(756, 606),
    field: at(1018, 614),
  },
  standing: { hunt: [0, 10], tool_maker: [16, 24], hut: [0, 24], field: [-54, 4] },
  plaques: {
    forest: [0, 90],
    clay_pit: [0, 92],
    quarry: [0, 94],
    river: [0, 96],
    hunt: [0, 78],
    tool_maker: [28, 76],
    hut: [0, 78],
    field: [-28, -64],
  },
  cards: { x: 872, y: 752, apart: 174 },
  buildings: { x: 56, y: 790, apart: 162 },
  deck: at(730, 866),
  fire: at(766, 778),
  track: [130, 1500],
  skyline: (x) => 156 + 8 * Math.sin(x / 178 + 0.6) + 4 * Math.sin(x / 71 + 2),
  sun: [
    [250, 84],
    [668, 78],
    [1330, 88],
  ],
  huntDots: [150, 44],
  huntDice: [96, -52],
});

const UPRIGHT = mapOf({
  shape: "upright",
  width: 720,
  height: 1424,
  sites: {
    forest: at(178, 246, 0.92),
    clay_pit: at(534, 240, 0.9),
    quarry: at(180, 446, 0.92),
    river: at(542, 446),
    hunt: at(142, 654, 0.78),
    tool_maker: at(414, 636, 0.84),
    hut: at(622, 628, 0.86),
    field: at(112, 864),
  },
  standing: { hunt: [0, 14], tool_maker: [14, 24], hut: [0, 22], field: [-50, 4] },
  plaques: {
    forest: [0, 86],
    clay_pit: [0, 86],
    quarry: [0, 90],
    river: [0, 92],
    hunt: [6, 70],
    tool_maker: [4, 74],
    hut: [0, 74],
    field: [-16, -72],
  },
  cards: { x: 22, y: 982, apart: 174 },
  buildings: { x: 24, y: 1222, apart: 176 },
  deck: at(306, 736, 0.66),
  fire: at(506, 764, 0.7),
  track: [66, 694],
  skyline: (x) => 72 + 5 * Math.sin(x / 90 + 0.6) + 3 * Math.sin(x / 37 + 2),
  sun: [
    [150, 30],
    [380, 30],
    [600, 30],
  ],
  huntDots: [117, 34],
  huntDice: [140, -56],
});

export const MAPS: Readonly<Record<Shape, ValleyMap>> = { wide: WIDE, upright: UPRIGHT };
