// What a game brings to the client: its tables' middle, what lies in front of each player, how its rounds go, and its stone on
// the first page.
import type { Component } from "svelte";
import type { Sign } from "../../drawing/sign";
import type { Words } from "../../i18n";
import type { SeatInfo, Told } from "../../messages";
import type { TableState } from "../../table.svelte";

/** What everything on the page is told. */
export interface AtTable {
  readonly game: string;
  readonly table: TableState;
  readonly words: Words;
  readonly players: readonly string[];
  /** The event that is being looked at again, if one is. */
  readonly lit: Told | null;
}

export interface SlabProps extends AtTable {
  readonly at: number;
  readonly info: SeatInfo | undefined;
  readonly own: boolean;
}

export interface RoundsProps {
  readonly view: Told;
  readonly words: Words;
}

/** One of the pictures that a game's middle can show. */
export interface Picture {
  readonly name: string;
  readonly sign: string;
  shown(table: TableState): boolean;
  show(table: TableState): void;
}

/** A key of a game's own and what it does, named by `key-…`. */
export type OwnKey = readonly [key: string, does: string];

/** Where points came from. */
export interface Source {
  /** Empty for everything before the final scoring. */
  readonly name: string;
  /** By seat. */
  readonly points: readonly number[];
}

/** How a game stands on the first page, known before anything else of it is fetched. */
export interface FrontPage {
  /** The stone of the trilith that is its own: left, right, or the one across. */
  readonly stone: 0 | 1 | 2;
  /** What is cut into it. */
  readonly signs: readonly Sign[];
}

/** The part of the client that belongs to one game; fetched when a match of it is opened. */
export interface GameModule {
  /** Ask what is in its box, before anything of it is shown. */
  open?(): Promise<void>;
  readonly Stage: Component<AtTable>;
  readonly Slab: Component<SlabProps>;
  /** The middle is one picture that fills the page, rather than a list that scrolls. */
  readonly picture: boolean;
  /** Where the middle has several pictures: on a small screen each has a tab, named by `picture-…`. */
  readonly pictures?: readonly Picture[];
  /** The parts of a round, named by `station-…`, and which of them it is now. */
  readonly stations: readonly string[];
  /** Where the parts of a round do not show how far a game has come: what stands in the bar before them. */
  readonly Rounds?: Component<RoundsProps>;
  /** Keys that only this table knows, or that do something else here. */
  readonly keys?: readonly OwnKey[];
  station(view: Told): number;
  /** Seats in the order in which they play. */
  order(view: Told, seats: number): readonly number[];
  /** The season that tints the land, where a game has any. */
  season?(view: Told): string;
  /** The fields of a player's board with the points, and with what each source would bring at the end. */
  readonly points: string;
  readonly breakdown: string;
  /** Where points came from before the final scoring, by seat, as far as the story of the table tells it. */
  earned?(log: readonly Told[], seats: number): readonly Source[];
  /** Whether a player has nothing more to do in this part of the round. */
  resting(view: Told, seat: number): boolean;
  /** Whether something that happened concerns a seat, beyond what everybody reads in the log. */
  touches(event: Told, view: Told, seat: number): boolean;
}
