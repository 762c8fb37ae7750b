// The faces of a megalith that one sees, and the shadow it casts.
import { between, type Point } from "../../../drawing/geometry";
import { hardOutline } from "../../../drawing/rough";
import { cornerOf, type Lying, type SiteGrid } from "./site";

type Block = {
  top: string;
  front: string;
  side: string;
  shadow: string;
  /** The middle of the top and of the front. */
  middle: Point;
  face: Point;
};

/** The gap to the edge of a space. */
const GAP = 0.08;

export function blockOf({ at }: SiteGrid, lying: Lying): Block {
  const [column, row] = cornerOf(lying);
  const foot = lying.level - 1;
  const corner = (right: number, down: number, up: number): Point => at(column + right, row + down, up);
  const [near, far] = [GAP, 1 - GAP];
  const head = foot + 1;
  const back = [corner(near, near, head), corner(far, near, head)] as const;
  const edge = [corner(near, far, head), corner(far, far, head)] as const;
  return {
    top: hardOutline([back[0], back[1], edge[1], edge[0]]),
    front: hardOutline([edge[0], edge[1], corner(far, far, foot), corner(near, far, foot)]),
    side: hardOutline([edge[1], back[1], corner(far, near, foot), corner(far, far, foot)]),
    shadow: hardOutline([corner(-0.02, 0.16, foot), corner(1, 0.16, foot), corner(1.08, 1.16, foot), corner(0.02, 1.16, foot)]),
    middle: between(back[0], edge[1], 0.5),
    face: between(edge[0], corner(far, far, foot), 0.5),
  };
}

/** The middle of the top of a megalith that would lie there. */
export const blockMiddle = (grid: SiteGrid, lying: Lying): Point => {
  const [column, row] = cornerOf(lying);
  return grid.at(column + 0.5, row + 0.5, lying.level - 1);
};
