/** Done on the land and on the hunting ground, but not to anything that lies there: also offered in the line. */
export const WITHOUT_PLACE: readonly string[] = ["camp", "reveal"];
