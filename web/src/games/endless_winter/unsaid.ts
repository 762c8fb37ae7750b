// What forecasts of Endless Winter count, but nobody needs to read.
import type { Unsaid } from "../plain/layout";

export const UNSAID: Unsaid = { never: ["played", "discard"], byLuck: [] };
