// What the address of the gallery asks for.
import type { Shape } from "../../src/drawing/shape";

export type Asked = { game: string; show: string; shape: Shape; moment: string; players: number; plain: boolean; still: boolean };

export function askedBy(search: string): Asked {
  const words = new URLSearchParams(search);
  return {
    game: words.get("game") ?? "stone_age",
    show: words.get("show") ?? "pieces",
    shape: words.get("shape") === "upright" ? "upright" : "wide",
    moment: words.get("moment") ?? "",
    players: Number(words.get("players") ?? 4),
    plain: words.has("plain"),
    still: words.has("still"),
  };
}
