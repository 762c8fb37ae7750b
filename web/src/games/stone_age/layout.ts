// Stone Age on the plain table.
import type { Layout } from "../plain/layout";

export const LAYOUT: Layout = {
  places: {
    word: "spot",
    people: "placed",
    contents: { card: "display", building: "buildings" },
    ground: {
      hunt: "grass-3",
      forest: "tree-1",
      clay_pit: "clay-1",
      quarry: "rock-2",
      river: "water-1",
      tool_maker: "earth-2",
      hut: "hide-1",
      field: "soil-1",
    },
    sign: {
      hunt: "food",
      forest: "wood",
      clay_pit: "brick",
      quarry: "stone",
      river: "gold",
      tool_maker: "tools",
      hut: "people",
      field: "track",
    },
  },
  quiet: ["players", "phase", "pending", "turn", "display", "buildings", "starter"],
  seats: ["starter"],
  board: { points: "score", people: ["people", "home"], breakdown: "final", quiet: ["placed"] },
  unsaid: { never: ["fresh_tools", "due"], byLuck: ["final"] },
};
