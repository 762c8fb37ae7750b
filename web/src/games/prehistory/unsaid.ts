// What forecasts of Prehistory count, but nobody needs to read.
import type { Unsaid } from "../../forecast";

export const UNSAID: Unsaid = { never: ["due", "stone_due"], byLuck: [] };
