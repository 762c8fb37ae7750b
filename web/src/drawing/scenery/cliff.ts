// A broken cliff: columns of stone beside each other, the highest in the middle and a lower step at both ends.
import type { Point } from "../geometry";
import { chip, hardOutline, seeded } from "../rough";

export type Column = { face: string; top: string; side: string };

export function cliff(seed: number): Column[] {
  const random = seeded(seed);
  const feet: { x: number; width: number }[] = [];
  for (let x = -188; x < 172;) {
    const width = 30 + random() * 30;
    feet.push({ x, width });
    x += width - 3;
  }
  const columns = feet.map(({ x, width }) => {
    const middle = 1 - Math.abs(x + width / 2) / 260;
    return column(x, -34, width, 34 + middle * 58 + random() * 20, random);
  });
  for (const { x, width } of feet) {
    if (Math.abs(x + width / 2) < 118) continue;
    const outside = Math.abs(x) / 190;
    columns.push(column(x + 4, outside * 8, width * 0.9, 22 + outside * 30 + random() * 14, random));
  }
  return columns;
}

/** One column of stone, its left foot at x, y. */
export function column(x: number, y: number, width: number, height: number, random: () => number): Column {
  const thickness = 9 + random() * 10;
  const lean = (random() - 0.5) * 12;
  const foot: Point = [x, y];
  const otherFoot: Point = [x + width, y + (random() - 0.5) * 6];
  const right: Point = [x + width + lean, y - height + (random() - 0.5) * 10];
  const left: Point = [x + lean, y - height];
  const seed = Math.floor(random() * 999);
  return {
    face: chip([foot, otherFoot, right, left], { step: 14, rough: 1.6, detail: 0.08, seed }),
    top: hardOutline([left, right, [right[0] - 4, right[1] - thickness], [left[0] + 8, left[1] - thickness - 3]]),
    side: hardOutline([otherFoot, right, [right[0] - width * 0.3, right[1] + 4], [otherFoot[0] - width * 0.22, otherFoot[1]]]),
  };
}
