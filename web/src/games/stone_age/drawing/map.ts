// Where everything is in the valley, in units of the drawing: wide for windows, upright for phones.
import type { Point } from "../../../drawing/geometry";
import type { Shape } from "../../../drawing/shape";
import { CARD, TILE } from "./faces";
import { UPRIGHT, WIDE, type Art, type Plan } from "./plans";
import { APART, thrown, type Lying } from "./thrown";

export type ValleyMap = Pick<Plan, "shape" | "width" | "height" | "sites" | "deck" | "fire" | "sun" | "skyline"> & {
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
  /** Where points stand on the skyline; past 99 it goes round again. */
  score(points: number): Point;
  /** Where a marker lies on the field, which is the food track. */
  food(step: number): Point;
};

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
      if (spot === "hunt") {
        const [right, down] = plan.huntDice;
        const [size, columns] = count < 3 ? [92, 2] : count < 5 ? [70, 2] : [56, 4];
        return thrown(count, size, columns, [x + right + ((columns - 1) / 2) * size * APART, y + down]);
      }
      // On the upper half of a card lie the dice that are printed there; elsewhere they lie before the feet of the people.
      if (spot.startsWith("card")) return thrown(count, 62, 2, [x, y - CARD.height + 38]);
      return thrown(count, count < 6 ? 60 : 52, count, [x, y + 60]);
    },
    score(points) {
      const [from, to] = plan.track;
      const x = from + ((points % POINTS_ON_TRACK) * (to - from)) / (POINTS_ON_TRACK - 1);
      return [x, plan.skyline(x)];
    },
    food: (step) => [sites.field.x + FURROWS.x(step), sites.field.y - 8],
  };
}

export const MAPS: Readonly<Record<Shape, ValleyMap>> = { wide: mapOf(WIDE), upright: mapOf(UPRIGHT) };
