// What the plain table is told about a game beyond its view; every part may be missing.
import type { Unsaid } from "../../forecast";

export interface Layout {
  readonly places?: {
    /** The kind of word that names places, which is also the field of a choice that says where. */
    readonly word: string;
    /** The field of a player's board that counts who stands where. */
    readonly people: string;
    /** Places that show what lies there: card_1 shows the first entry of the field named here. */
    readonly contents: Readonly<Record<string, string>>;
    /** The colour of the ground people stand on there: the name of a token. */
    readonly ground: Readonly<Record<string, string>>;
    /** The piece that a place is known by. */
    readonly sign: Readonly<Record<string, string>>;
  };
  /** Fields of the view that are shown elsewhere or say nothing to a person. */
  readonly quiet: readonly string[];
  /** Fields of the view that name a seat. */
  readonly seats: readonly string[];
  readonly board: {
    readonly points: string;
    /** Shown as people: how many there are, and how many of them are at home. */
    readonly people?: readonly [all: string, home: string];
    /** Points by source, as they would be counted now. */
    readonly breakdown?: string;
    /** All points if they were counted now. */
    readonly total?: string;
    readonly quiet: readonly string[];
  };
  /** What forecasts count, but nobody needs to read: never, or not where luck makes a range of it. */
  readonly unsaid: Unsaid;
}

export const BARE: Layout = {
  quiet: ["players", "phase", "pending", "turn"],
  seats: ["starter", "turn"],
  board: { points: "score", quiet: [] },
  unsaid: { never: [], byLuck: [] },
};
