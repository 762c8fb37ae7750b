// Where words stand: beside the thing they are about, never on it.
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const EDGE = 8;

const within = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** Above it, else below it, else on the side with more room. */
export function beside(thing: Frame, words: Size, window: Size): { readonly left: number; readonly top: number } {
  const left = within(thing.left + thing.width / 2 - words.width / 2, words.width, window.width);
  const above = thing.top - GAP - words.height;
  if (above >= EDGE) return { left, top: above };
  const below = thing.top + thing.height + GAP;
  if (below + words.height + EDGE <= window.height) return { left, top: below };
  const right = window.width - thing.left - thing.width;
  return {
    left: right > thing.left ? thing.left + thing.width + GAP : Math.max(EDGE, thing.left - GAP - words.width),
    top: within(thing.top + thing.height / 2 - words.height / 2, words.height, window.height),
  };
}

/** How far from the foot of the window a sheet ends, so that a thing which cannot move away is not under it. */
export const sheetFoot = (thing: Frame, sheet: Size, window: Size): number =>
  thing.top + thing.height <= window.height - sheet.height - GAP ? 0 : Math.max(0, window.height - thing.top + GAP);
