// Where a box of the map lies, in per cent of it.
import type { WinterMap } from "../drawing/map";
import type { Box } from "../drawing/plans";

export const inPercent = ({ x, y, width, height }: Box, map: WinterMap) => ({
  left: (x / map.width) * 100,
  top: (y / map.height) * 100,
  width: (width / map.width) * 100,
  height: (height / map.height) * 100,
});
