// Where things lie on the map that are no places: the pile, prices, steps of the tracks, whoever walks there, dice.
import { FURROWS, type ValleyMap } from "../drawing/map";
import { onSkyline } from "../scene";
import type { View } from "../wire";
import type { Lying as Die } from "../drawing/thrown";

export interface Thing {
  /** What it says. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DECK = { width: 84, height: 110 };
const TALLY = { width: 78, height: 46 };
const FURROW_HEIGHT = 96;
const WALKER = { width: 40, height: 52 };
const SKYLINE_HEIGHT = 44;

const around = (key: string, x: number, y: number, width: number, height: number): Thing => ({
  key,
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Everything of this kind; what comes later lies over what comes before. */
export function lyingThings(map: ValleyMap, valley: View, dice: readonly Die[]): Thing[] {
  const { deck } = map;
  const [first, last] = [map.score(0), map.score(99)];
  const track = { key: "points", x: first[0], y: Math.min(first[1], last[1]) - 6, width: last[0] - first[0], height: SKYLINE_HEIGHT };
  return [
    track,
    { key: "deck", x: deck.x, y: deck.y, width: DECK.width * deck.scale, height: DECK.height * deck.scale },
    ...valley.display.map(({ price }, slot) => around(`price ${price}`, ...map.plaque(`card_${slot + 1}`), TALLY.width, TALLY.height)),
    ...Array.from({ length: FURROWS.count }, (_, step) => around(`step ${step}`, ...map.food(step), FURROWS.width, FURROW_HEIGHT)),
    ...valley.players.map(({ score }, seat) => {
      const [x, y] = onSkyline(map, score);
      return around(`walker ${seat}`, x, y - WALKER.height / 2, WALKER.width, WALKER.height);
    }),
    ...dice.map(({ x, y, size }, at) => around(`die ${at}`, x, y, size, size)),
  ];
}
