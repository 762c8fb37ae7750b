import type { Action } from "../wire";

/** Done on the land and on the hunting ground, but not to anything that lies there: also offered in the line. */
export const WITHOUT_PLACE = ["camp", "reveal"] as const satisfies readonly Action["kind"][];
