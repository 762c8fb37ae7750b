// How the plain table reads a view of which it knows nothing but what all games have.
import type { Unsaid } from "../../forecast";

/** Fields of the view that are shown elsewhere or say nothing to a person. */
export const QUIET: readonly string[] = ["players", "phase", "pending", "turn"];
/** Fields of the view that name a seat. */
export const SEATS: readonly string[] = ["starter", "turn"];
/** The field of a board that counts points. */
export const POINTS = "score";
export const UNSAID: Unsaid = { never: [], byLuck: [] };
