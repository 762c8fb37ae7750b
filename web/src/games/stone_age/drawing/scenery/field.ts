// The field: soil, six old furrows, and one furrow for each step of the food track, on which the wheat grows.
import { cut, seeded, short } from "../../../../drawing/rough";
import { FURROWS } from "../map";

const HEIGHT = 96;
const TOP = -HEIGHT / 2;
const MOST_EARS = 9;

type Furrow = { step: number; x: number; soil: string; stalks: string; ears: string };

const random = seeded(55);

const width = FURROWS.width * (FURROWS.count + 1);
export const SOIL = cut(
  [
    [-104, TOP + 6],
    [60, TOP - 2],
    [width - 26, TOP - 8],
    [width + 6, HEIGHT / 2 + 6],
    [width * 0.5, HEIGHT / 2 + 10],
    [-122, HEIGHT / 2 + 8],
  ],
  { step: 30, rough: 6, seed: 501 },
);

export const OLD_FURROWS = Array.from({ length: 6 }, (_, index) => {
  const start = `${-100 + index * 20} ${short(TOP + 12 + random() * 6)}`;
  return `M${start}q${short(-4 + random() * 3)} ${short(HEIGHT * 0.4)} ${short(-8 + random() * 4)} ${short(HEIGHT * 0.84)}`;
}).join("");

export const STEPS: readonly Furrow[] = Array.from({ length: FURROWS.count }, (_, step) => {
  const x = FURROWS.x(step);
  const soil = cut(
    [
      [x - 19, TOP + 5 - step * 0.5],
      [x + 19, TOP + 4 - step * 0.5],
      [x + 20.5, HEIGHT / 2 - 1],
      [x - 20.5, HEIGHT / 2],
    ],
    { step: 24, rough: 2.2, seed: 520 + step },
  );
  return { step, x, soil, ...wheat(x, step) };
});

/** The higher the step, the more and the higher the wheat. */
function wheat(x: number, step: number): { stalks: string; ears: string } {
  const count = Math.min(MOST_EARS, step);
  let stalks = "";
  let ears = "";
  for (let index = 0; index < count; index++) {
    const foot = x - 18 + (36 * (index + 0.5)) / count + (random() - 0.5) * 3;
    const height = 10 + step * 2.4 + random() * 8;
    const bend = (random() - 0.5) * 5;
    stalks += `M${short(foot)} ${short(TOP + 12)}l${short(bend)} ${short(-height)}`;
    ears += `M${short(foot + bend)} ${short(TOP + 5 - height)}c3.4 4 3.4 11 0 15c-3.4 -4 -3.4 -11 0 -15z`;
  }
  return { stalks, ears };
}
