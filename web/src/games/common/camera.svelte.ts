// On a phone held sideways a picture is larger than its window: it is looked at through a frame, which fills the ground that the bar,
// the rail and one's own things leave free. Whoever wants to see the rest pushes the picture.
import type { Attachment } from "svelte/attachments";
import type { Point } from "../../drawing/geometry";
import { motion } from "../../motion/pace.svelte";

export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Sight = {
  /** Which picture it is: from one to another nothing turns. */
  readonly picture: string;
  readonly width: number;
  /** What of it is to be seen, in units of the drawing as its width. */
  readonly frame: Frame;
  /** How large the smallest figure is, which is to be read. */
  readonly figures: number;
  /** What comes into the middle where the frame does not fit; otherwise its upper left corner is seen. */
  readonly towards?: Point;
  /** What else is new when something new is to be seen. */
  readonly about?: string;
};

const READABLE = 13.05;
const TURNING = 400;

/** What is free for the picture: the window without what is laid over its edges. */
function freeGround(scroll: HTMLElement, around: HTMLElement): { width: number; height: number } {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(around);
  return {
    width: scroll.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    height: scroll.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
  };
}

/** Brings the frame into the middle of the free ground, as large as it fits. */
function bringNear(scroll: HTMLElement, board: HTMLElement, around: HTMLElement, { width, frame, figures, towards }: Sight): void {
  const free = freeGround(scroll, around);
  const unit = Math.max(READABLE / figures, Math.min(free.width / frame.width, free.height / frame.height));
  board.style.width = `${width * unit}px`;
  const from = (start: number, length: number, room: number, middle: number | undefined): number =>
    length * unit > room && middle === undefined ? start * unit : (middle ?? start + length / 2) * unit - room / 2;
  scroll.scrollTo({
    left: from(frame.x, frame.width, free.width, towards?.[0]),
    top: from(frame.y, frame.height, free.height, towards?.[1]),
    behavior: "instant",
  });
}

/** The picture turns from where it was to where it is. */
function turn(board: HTMLElement, before: DOMRect): void {
  const after = board.getBoundingClientRect();
  const transform = `translate(${before.x - after.x}px, ${before.y - after.y}px) scale(${before.width / after.width})`;
  const frames = [transform, "none"].map((each) => ({ transformOrigin: "0 0", transform: each }));
  board.animate(frames, { duration: TURNING * motion.factor, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
}

/** For what scrolls: its board lies in an element whose padding is what is laid over the edges. */
export const camera =
  (sight: () => Sight): Attachment<HTMLElement> =>
  (scroll) => {
    const board = scroll.querySelector<HTMLElement>(".board");
    const around = board?.parentElement;
    if (!board || !around) return undefined;
    let seen: Sight | null = null;

    $effect(() => {
      const now = sight();
      // Whoever has pushed the picture keeps it there until something else is to be seen.
      if (seen && JSON.stringify(now) === JSON.stringify(seen)) return;
      const before = board.getBoundingClientRect();
      bringNear(scroll, board, around, now);
      if (seen?.picture === now.picture && motion.factor) turn(board, before);
      seen = now;
    });

    const fitAgain = (): void => bringNear(scroll, board, around, sight());
    window.addEventListener("resize", fitAgain);
    return () => {
      window.removeEventListener("resize", fitAgain);
      board.style.width = "";
    };
  };
