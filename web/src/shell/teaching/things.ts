// What is pointed at, found on the page: a thing goes by what its words go by (`data-words`), by `data-thing` where a lesson calls it
// otherwise, and by `data-region` where it is only pointed at as a whole: whoever wonders about it reads what lies in it.
import { onScreen, together, type Box } from "./loop";

const NAMES = ["data-words=", "data-thing~=", "data-region~="];

/** Everything on the page that is this thing and is shown; a table may draw it in several parts. */
export const partsOf = (thing: string): Element[] =>
  [...document.querySelectorAll(NAMES.map((name) => `[${name}"${CSS.escape(thing)}"]`).join())].filter((part) => {
    const { width, height } = part.getBoundingClientRect();
    return part.checkVisibility({ visibilityProperty: true }) && (width > 0 || height > 0);
  });

/** Where a thing lies on the screen; nowhere if it is not shown. */
export function boxOf(thing: string): Box | null {
  const [first, ...others] = partsOf(thing).map((part) => part.getBoundingClientRect());
  return first ? onScreen(together([first, ...others]), innerWidth, innerHeight) : null;
}

/** What lies over a table that scrolls. */
const OVER = ".turnbar, .rivals-line, .companion, .sheets, .mine";

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow);

/** Whether the middle of something lies within everything that scrolls round it, and nothing lies over it. */
export function isSeen(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (!scrolls(around)) continue;
    const box = around.getBoundingClientRect();
    if (y < box.top || y > box.bottom || x < box.left || x > box.right) return false;
  }
  const covers = document.elementFromPoint(x, y)?.closest(OVER);
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight && (!covers || covers.contains(part));
}

/** Scroll until what is meant is seen; of several things that do not fit, the first. */
export function bringIntoView(parts: readonly Element[], smooth: boolean): void {
  for (const part of parts.toReversed())
    if (!isSeen(part)) part.scrollIntoView({ block: "center", inline: "nearest", behavior: smooth ? "smooth" : "instant" });
}
