// What is seen on a phone held sideways: the trails, or the open one beside what has come near.
import type { Sight } from "../../common/camera.svelte";
import type { WinterMap } from "../drawing/map";
import type { Column } from "../drawing/names";

export const trailSight = ({ width, figures, near }: WinterMap, column: Column | null): Sight => ({
  picture: "valley",
  width,
  figures,
  frame: { x: 0, y: 356, width, height: 516 },
  about: `${column} ${near}`,
});
