// The six seats round the fire, one for each colour, from the middle of the fire.
import type { Point } from "../../../drawing/geometry";
import { COLOURS, type Colour } from "./names";
import { around } from "./sector";

const RX = 158;
const RY = 84;

/** The middle of a colour's seat. */
export const seatAt = (colour: Colour): Point => around((COLOURS.indexOf(colour) + 0.5) / COLOURS.length, RX, RY);

/** From the middle of a seat to the feet of one of the shamans there. */
export function dancesAt(index: number, count: number): Point {
  return [6 + index * 18 - (count > 2 ? 8 : 0), 4 + (index % 2) * 7];
}
