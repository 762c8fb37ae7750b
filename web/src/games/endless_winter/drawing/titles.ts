// How a name is set into so much room: a long one is pressed together, and one that is too long even for that is set smaller.

/** About how wide a letter of a heading is, as a part of its size. */
export const LETTER = 0.53;
const TIGHTEST = 0.74;

type Title = { size: number; width: number | undefined };

export function titleIn(name: string, room: number, size: number): Title {
  const width = name.length * LETTER * size;
  if (width <= room) return { size, width: undefined };
  return { size: Math.min(size, (size * room) / (width * TIGHTEST)), width: room };
}
