// Two tones of ground alternate by the tiles that the land is laid of.
import type { SlotFace } from "./faces";

/** For every field whether its tile has the first tone or the second. */
export const tonesOf = (slots: readonly SlotFace[]): Readonly<Record<string, 1 | 2>> =>
  Object.fromEntries(
    slots.flatMap(({ id, fields }) => {
      const tone = (id.charCodeAt(0) + Number(id.slice(1))) % 2 ? 2 : 1;
      return fields.map((field) => [field, tone] as const);
    }),
  );
