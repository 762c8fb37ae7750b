// Which of the two maps fits the window: the same question as the page's arrangement for phones.
import { MediaQuery } from "svelte/reactivity";
import type { Shape } from "../../drawing/shape";

const upright = new MediaQuery("(max-width: 760px), (max-width: 1199px) and (orientation: portrait)");

export const shape = {
  get now(): Shape {
    return upright.current ? "upright" : "wide";
  },
};
