// What a small screen shows one at a time, and a larger one beside the table.
export const PANES = ["table", "players", "log", "rules"] as const;
export type Pane = (typeof PANES)[number];
