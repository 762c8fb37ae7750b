// What forecasts of Endless Winter count, but nobody needs to read.
import type { Unsaid } from "../../forecast";

export const UNSAID: Unsaid = { never: ["played", "discard", "strength"], byLuck: [] };
