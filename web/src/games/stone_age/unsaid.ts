// What forecasts of Stone Age count, but nobody needs to read: never, or not where luck makes a range of it.
import type { Unsaid } from "../../forecast";

export const UNSAID: Unsaid = { never: ["fresh_tools", "due", "final"], byLuck: ["final"] };
