// The outline of a sacred stone, its foot at the origin: pointed in the first era, notched in the second.
import type { Point } from "../../../drawing/geometry";
import { hardOutline, cut, seeded, short } from "../../../drawing/rough";

type Menhir = { height: number; half: number; body: string; shade: string; snow: string };

export function menhir(era: number, seed: number, tall = 84, wide = 19): Menhir {
  const random = seeded(seed + era * 9);
  const height = tall * (1 + random() * 0.19);
  const half = wide * (1 + random() * 0.16);
  const at = (right: number, up: number): Point => [right * half, -up * height];
  const first = [at(-1, 0), at(-0.82, 0.6), at(-0.36, 1), at(0.3, 0.96), at(0.86, 0.56), at(1, 0)];
  const second = [at(-1, 0), at(-0.9, 0.88), at(-0.5, 1), at(-0.1, 0.9), at(0.4, 1), at(0.9, 0.84), at(1, 0)];
  return {
    height,
    half,
    body: cut(era === 1 ? first : second, { step: 12, rough: 1.6, detail: 0.06, seed: seed + era * 30 }),
    shade: hardOutline([at(0.3, 0.9), at(0.84, 0.55), at(0.96, 0.01), at(0.5, 0.01)]),
    snow: `M${short(-half * 0.6)} ${short(-height * 0.94)}q${short(half * 0.4)} -9 ${short(half)} -3`,
  };
}
