// What is seen on a phone held sideways: a deed turns the picture of the ring to its place, the land is turned to where somebody can go.
import type { Sight } from "../common/camera.svelte";
import { PLACES, WHOLE_RING } from "./drawing/lowPlans";
import type { LandMap, RingMap } from "./drawing/map";
import type { Deed } from "./drawing/names";

export const ringSight = ({ width, figures }: RingMap, deed: Deed | null): Sight => ({
  picture: "ring",
  width,
  figures,
  frame: deed ? PLACES[deed] : WHOLE_RING,
});

/** These fields come into the middle. */
export function landSight({ width, figures, frame, grid }: LandMap, fields: readonly string[]): Sight {
  const places = fields.map((field) => grid.at(field));
  const middle = (side: 0 | 1): number => (Math.min(...places.map((at) => at[side])) + Math.max(...places.map((at) => at[side]))) / 2;
  return { picture: "land", width, figures, frame, towards: [middle(0), middle(1)] };
}
