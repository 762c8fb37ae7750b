/** Who takes a seat when nobody said which bot: one that plays sensibly and can be beaten on the first evening. */
const USUAL = "greedy";

export const usualBot = (bots: readonly string[]): string => (bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? ""));
