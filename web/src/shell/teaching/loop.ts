// A quick loop of charcoal round something: one turn and a bit, with open ends. The same box always gets the same loop.
import type { Point } from "../../drawing/geometry";
import { nudge, short } from "../../drawing/rough";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const POINTS = 46;
const FROM = -2.3;
const TURN = Math.PI * 2.22;
/** The end lies outside the beginning. */
const WIDER = 0.06;
/** How much larger than a box an ellipse round it is. */
const ROUND = 0.58;
const LEAST = 22;
const AIR = 6;
/** What lies beside something wide is not crossed out: its loop goes no further out, and is squarer instead. */
const BESIDE = 9;
const WIDE = 1.5; // times its height
const SQUARER = 0.72;

/** The path of a loop round a box, which may be cut at the edges of the screen. */
export function loopRound(box: Box, seed: number): string {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const flat = box.width > WIDE * box.height;
  const radius = (size: number): number => Math.max(LEAST, flat ? size / 2 + BESIDE : size * ROUND + AIR);
  const grown = (size: number, part: number): number => radius(size) + Math.min(radius(size) * WIDER, BESIDE) * part;
  const bend = (part: number): number => (flat ? Math.sign(part) * Math.abs(part) ** SQUARER : part);
  const points = Array.from({ length: POINTS + 1 }, (_, at): Point => {
    const part = at / POINTS;
    const angle = FROM + part * TURN;
    return [x + grown(box.width, part) * bend(Math.cos(angle)), y + grown(box.height, part) * bend(Math.sin(angle))];
  });
  return `M${nudge(points, 1.6, 0.05, seed, false)
    .map(([px, py]) => `${short(px)} ${short(py)}`)
    .join("L")}`;
}

/** The box that holds all of these. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** How far parts of one thing lie from each other at most. */
const APART = 24;

const touches = (one: Box, other: Box): boolean =>
  one.left - APART < other.left + other.width &&
  other.left - APART < one.left + one.width &&
  one.top - APART < other.top + other.height &&
  other.top - APART < one.top + one.height;

/** The box that holds the first of these and whatever lies beside it: what is drawn elsewhere, too, is the same thing once more. */
export function together([first, ...others]: readonly [Box, ...Box[]]): Box {
  const beside = others.filter((other) => touches(first, other));
  const rest = others.filter((other) => !touches(first, other));
  return beside.length ? together([around([first, ...beside]), ...rest]) : first;
}

/** The part of a box that lies on the screen. */
export function onScreen(box: Box, width: number, height: number): Box {
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  return {
    left,
    top,
    width: Math.max(0, Math.min(box.left + box.width, width) - left),
    height: Math.max(0, Math.min(box.top + box.height, height) - top),
  };
}
