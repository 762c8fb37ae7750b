// Where things are on the screen, for whatever moves between them.
import type { Spot } from "./ways";

/** The middle of the first of these elements that is seen. */
export function visible(selector: string): Spot | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width) return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}

/** Where somebody's name is. */
export const homeOf = (player: number): Spot => visible(`[data-home="${player}"]`) ?? { x: innerWidth / 2, y: innerHeight };

/** Where somebody's things of a kind lie; where there is no room for them, where their name is. */
export const heapOf = (player: number, ...kinds: readonly string[]): Spot => {
  for (const what of kinds) {
    const found = visible(`[data-heap="${player} ${what}"]`);
    if (found) return found;
  }
  return homeOf(player);
};

/** A point of a drawing on the screen. */
export function onScreen(svg: SVGSVGElement | undefined, [x, y]: readonly [number, number]): Spot {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: point.x, y: point.y };
}

/** From where something stands to a point on the screen, in the units of its drawing. */
export function inUnits(element: Element, to: Spot): Spot {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.inverse() : null;
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(to.x, to.y).matrixTransform(matrix);
  return { x: point.x, y: point.y };
}

export const minus = (one: readonly [number, number], other: readonly [number, number]): Spot => ({
  x: one[0] - other[0],
  y: one[1] - other[1],
});
