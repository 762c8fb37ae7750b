// The great trilith that the first page is about: three stones, each as wide and high as the button that lies over it.
import { resample, type Point } from "./geometry";
import { chip, hardOutline, nudge, seeded, short } from "./rough";

export const WIDTH = 1000;
export const HEIGHT = 640;
export const HORIZON = 432;

export interface Stone {
  readonly outline: readonly Point[];
  /** The faces that the rising sun does and does not reach. */
  readonly lit: readonly Point[];
  readonly shaded: readonly Point[];
  /** Where its button lies: x, y, width, height. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** Both uprights are cut alike, and turn their inner side to the light. */
function upright(x: number, inner: 1 | -1): Stone {
  const side = (points: readonly Point[]): Point[] => points.map(([right, y]) => [x + inner * right, y]);
  return {
    outline: side([
      [-136, 606],
      [-131, 470],
      [-124, 330],
      [-114, 198],
      [-20, 192],
      [108, 196],
      [120, 330],
      [128, 470],
      [140, 608],
      [30, 614],
      [-50, 612],
    ]),
    lit: side([
      [88, 196],
      [108, 196],
      [120, 330],
      [128, 470],
      [140, 608],
      [112, 611],
      [104, 470],
      [97, 330],
    ]),
    shaded: side([
      [-136, 606],
      [-131, 470],
      [-124, 330],
      [-114, 198],
      [-92, 197],
      [-99, 340],
      [-104, 480],
      [-102, 610],
    ]),
    box: [x - 132, 206, 264, 400],
  };
}

const ACROSS: Stone = {
  outline: [
    [66, 196],
    [56, 128],
    [78, 64],
    [300, 50],
    [520, 56],
    [760, 46],
    [924, 58],
    [944, 122],
    [936, 192],
    [800, 206],
    [620, 200],
    [420, 207],
    [220, 202],
  ],
  lit: [
    [78, 64],
    [300, 50],
    [520, 56],
    [760, 46],
    [924, 58],
    [932, 82],
    [700, 74],
    [480, 82],
    [240, 76],
    [71, 86],
  ],
  shaded: [
    [66, 196],
    [62, 168],
    [300, 178],
    [560, 172],
    [780, 180],
    [939, 164],
    [936, 192],
    [800, 206],
    [620, 200],
    [420, 207],
    [220, 202],
  ],
  box: [66, 60, 868, 140],
};

/** The left upright, the right one, and the stone across. */
export const STONES = [upright(238, 1), upright(762, -1), ACROSS] as const;

/** A stone's edge as it was broken. */
export const broken = (outline: readonly Point[], seed: number): string => chip(outline, { step: 15, rough: 3.4, detail: 0.05, seed });

/** A line drawn round a stone with a finger. */
export const around = (outline: readonly Point[]): string => hardOutline(nudge(resample(outline, 22, true), 2, 0.04, 5, true));

const CRACKS = 11;

/** Fine cracks on a stone's face, well inside its edge. */
export function cracks({ box: [x, y, width, height] }: Stone, seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: CRACKS }, () => {
    const fromX = x + width * (0.16 + 0.66 * random());
    const fromY = y + height * (0.12 + 0.72 * random());
    const length = 8 + random() * 16;
    const lean = random() * Math.PI;
    return `M${short(fromX)} ${short(fromY)}l${short(Math.cos(lean) * length)} ${short(Math.sin(lean) * length)}`;
  }).join("");
}
