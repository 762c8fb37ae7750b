// Stars and aurora of the winter sky, far past the map.
import { curveThrough, type Point } from "../../../../drawing/geometry";
import { seeded, softOutline } from "../../../../drawing/rough";

export const LEFT = -900;
export const RIGHT = 2500;

export function stars(): { small: string; large: string } {
  const random = seeded(909);
  const found = { small: "", large: "" };
  for (let index = 0; index < 130; index++) {
    const x = Math.round(LEFT + random() * (RIGHT - LEFT));
    const y = Math.round(-420 + random() * 560);
    found[random() > 0.75 ? "large" : "small"] += `M${x} ${y}h.01`;
  }
  return found;
}

const BAND = 110;

/** Three bands of light that wave across the sky, each in front of the other. */
export const aurora = [
  { y: 40, strength: 0.9 },
  { y: 120, strength: 0.55 },
  { y: 60, strength: 0.7 },
].map(({ y, strength }, index) => {
  const lower = curveThrough(
    [
      [LEFT, y + 30],
      [-200 + index * 90, y - 24],
      [260 + index * 60, y + 40],
      [760 - index * 80, y - 16],
      [1240 + index * 70, y + 30],
      [1700, y - 30],
      [RIGHT, y + 20],
    ],
    60,
  );
  const upper = lower.map(([x, down]): Point => [x, down - BAND]);
  return { outline: softOutline([...upper, ...lower.toReversed()]), strength };
});
