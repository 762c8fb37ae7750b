// Which of the two maps fits the window: the same question as the page's arrangement for phones.
import { MediaQuery } from "svelte/reactivity";
import type { Shape } from "../../drawing/shape";

const LOW = "(max-height: 479px) and (orientation: landscape)";
const upright = new MediaQuery(`(max-width: 760px), (max-width: 1199px) and (orientation: portrait), ${LOW}`);
const low = new MediaQuery(LOW);

export const shape = {
  get now(): Shape {
    return upright.current ? "upright" : "wide";
  },
  /** A phone held sideways: arranged as one, with the picture to the left and what is one's own in a column to the right. */
  get low(): boolean {
    return low.current;
  },
};
