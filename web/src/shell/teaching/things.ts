// What is pointed at, found on the page: every table marks its things with `data-thing`.
import { around, onScreen, type Box } from "./loop";

/** Everything on the page that is this thing and is shown; a table may draw it in several parts. */
export const partsOf = (thing: string): Element[] =>
  [...document.querySelectorAll(`[data-thing~="${CSS.escape(thing)}"]`)].filter((part) => {
    const { width, height } = part.getBoundingClientRect();
    return part.checkVisibility() && (width > 0 || height > 0);
  });

/** Where a thing lies on the screen; nowhere if it is not shown. */
export function boxOf(thing: string): Box | null {
  const parts = partsOf(thing);
  return parts.length ? onScreen(around(parts.map((part) => part.getBoundingClientRect())), innerWidth, innerHeight) : null;
}

/** Bring something into the part of the page that can be seen. */
export function bringIntoView(parts: readonly Element[], smooth: boolean): void {
  for (const part of parts) part.scrollIntoView({ block: "center", inline: "nearest", behavior: smooth ? "smooth" : "instant" });
}
