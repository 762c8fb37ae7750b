// Stone Age on the plain table.
import type { Layout } from "../plain/layout";

export const LAYOUT: Layout = {
  places: { word: "spot", people: "placed", contents: { card: "display", building: "buildings" } },
  quiet: ["players", "phase", "pending", "turn", "display", "buildings", "starter"],
  seats: ["starter"],
  board: { points: "score", people: ["people", "home"], breakdown: "final", quiet: ["placed"] },
  forecast: ["fresh_tools", "due"],
};
