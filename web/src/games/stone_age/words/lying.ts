// Where things lie on the map that are no places: the pile, prices, steps of the tracks, whoever walks there, dice.
import { FURROWS, type ValleyMap } from "../drawing/map";
import { onSkyline } from "../scene";
import type { View } from "../wire";
import { lyingRound, type Lying } from "../../common/words/lying";
import type { Lying as Die } from "../drawing/thrown";

const DECK = { width: 84, height: 110 };
const TALLY = { width: 78, height: 46 };
const FURROW_HEIGHT = 96;
const WALKER = { width: 40, height: 52 };
const SKYLINE_HEIGHT = 44;

/** Everything of this kind; what comes later lies over what comes before. */
export function lyingThings(map: ValleyMap, valley: View, dice: readonly Die[]): Lying[] {
  const { deck } = map;
  const [first, last] = [map.score(0), map.score(99)];
  const track = { key: "points", x: first[0], y: Math.min(first[1], last[1]) - 6, width: last[0] - first[0], height: SKYLINE_HEIGHT };
  return [
    track,
    { key: "deck", x: deck.x, y: deck.y, width: DECK.width * deck.scale, height: DECK.height * deck.scale },
    ...valley.display.map(({ price }, slot) => lyingRound(`price ${price}`, ...map.plaque(`card_${slot + 1}`), TALLY.width, TALLY.height)),
    ...Array.from({ length: FURROWS.count }, (_, step) => lyingRound(`step ${step}`, ...map.food(step), FURROWS.width, FURROW_HEIGHT)),
    ...valley.players.map(({ score }, seat) => {
      const [x, y] = onSkyline(map, score);
      return lyingRound(`walker ${seat}`, x, y - WALKER.height / 2, WALKER.width, WALKER.height);
    }),
    ...dice.map(({ x, y, size }, at) => lyingRound(`die ${at}`, x, y, size, size)),
  ];
}
