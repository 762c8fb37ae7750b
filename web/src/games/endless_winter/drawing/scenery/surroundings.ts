// Which trees, stones and animals stand where on the wide map: what is near makes room for itself.
import type { Site } from "../../../../drawing/shape";
import type { WinterMap } from "../map";
import { grove, type Tree } from "./grove";

type Surroundings = {
  trees: readonly Tree[];
  rocks: readonly (Site & { kind: "a" | "b" })[];
  tent: Site | null;
  herd: (Site & { animals: number }) | null;
  tundra: { x: number; y: number; rx: number; ry: number } | null;
};

const at = (x: number, y: number, scale = 1): Site => ({ x, y, scale });
const bare: Surroundings = { trees: [], rocks: [], tent: null, herd: null, tundra: null };

const folded: Surroundings = {
  ...bare,
  trees: [
    ...grove(9, 9, { x: [1480, 1640], y: [280, 330], scale: [0.36, 0.55] }),
    ...grove(23, 4, { x: [352, 420], y: [420, 470], scale: [0.42, 0.52] }),
    ...grove(24, 4, { x: [940, 1010], y: [800, 870], scale: [0.6, 0.72] }),
    ...grove(22, 7, { x: [1556, 1650], y: [700, 880], scale: [0.7, 1] }),
  ],
  rocks: [
    { ...at(420, 860), kind: "b" },
    { ...at(470, 866), kind: "a" },
  ],
};

const eclipse: Surroundings = {
  ...bare,
  trees: grove(9, 9, { x: [1040, 1620], y: [372, 400], scale: [0.36, 0.6] }),
};

const calm: Surroundings = {
  ...bare,
  trees: grove(10, 5, { x: [1560, 1640], y: [290, 340], scale: [0.4, 0.55] }),
  herd: { ...at(974, 292), animals: 3 },
};

export function surroundingsOf({ near, columns, place }: WinterMap): Surroundings {
  if (!columns) return eclipse;
  const { head, form } = columns.initiate;
  if (Object.values(columns).some((column) => column.form === "folded" || column.form === "covered")) return folded;
  if (form === "calm" || !place) return { ...calm, tent: at(head.x + 66, 850, 0.84) };
  const right = place.x + place.width;
  return {
    trees: [
      ...grove(9, 6, { x: [1090, 1200], y: [276, 300], scale: [0.34, 0.42] }),
      ...grove(10, 6, { x: [1560, 1640], y: [290, 340], scale: [0.4, 0.55] }),
      ...grove(21, 5, { x: [place.x - 102, place.x - 18], y: [806, 874], scale: [0.62, 0.8] }),
      ...(right > 1500 ? grove(22, 6, { x: [right - 42, right + 50], y: [760, 880], scale: [0.7, 0.95] }) : []),
    ],
    rocks: [
      { ...at(place.x + 40, 866), kind: "a" },
      { ...at(right - 100, 872), kind: "b" },
    ],
    tent: at(head.x + 111, 862, 0.86),
    herd: { ...at(934, 292), animals: 4 },
    tundra: near === "hunting_ground" ? { x: place.x + 292, y: 600, rx: 340, ry: 236 } : null,
  };
}
