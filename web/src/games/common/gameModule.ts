// What a game brings to the client: its tables' middle, what lies in front of each player, how its rounds go, and its stone on
// the first page.
import type { Component } from "svelte";
import type { Sign } from "../../drawing/sign";
import type { About, Words } from "../../i18n";
import type { SeatInfo, Shapes, Untyped } from "../../messages";
import type { TableState } from "../../table.svelte";
import type { Habits } from "../../turns";
import type { Pointing } from "./onepage/sheet";

/** What everything on the page is told. */
export interface AtTable<S extends Shapes = Untyped> {
  readonly game: string;
  readonly table: TableState<S>;
  readonly words: Words;
  readonly players: readonly string[];
  /** The event that is being looked at again, if one is. */
  readonly lit: S["event"] | null;
}

export interface SlabProps<S extends Shapes = Untyped> extends AtTable<S> {
  readonly at: number;
  readonly info: SeatInfo | undefined;
  readonly own: boolean;
}

/** The game on one page, in words and in the table's own drawings. */
export interface OnePageProps {
  readonly words: Words;
  /** Nobody, where there is no table behind the page or no room to see it. */
  readonly pointing?: Pointing | undefined;
}

export interface RoundsProps<S extends Shapes = Untyped> {
  readonly view: S["view"];
  readonly words: Words;
}

/** One of the pictures that a game's middle can show. */
export interface Picture<S extends Shapes = Untyped> {
  readonly name: string;
  readonly sign: string;
  shown(table: TableState<S>): boolean;
  show(table: TableState<S>): void;
}

/** How a dial is drawn: the arcs of a round, the quarters of a year, or rounds as stones on a ring. */
export type DialForm = "arcs" | "quarters" | "rounds";

/** The parts of a ring, which of them it is now, what stands in its middle, and the same in words. */
export interface When {
  readonly form: DialForm;
  readonly arcs: number;
  readonly now: number;
  readonly middle: string;
  readonly line: string;
  /** After which part something dark comes between. */
  readonly dark?: number | null;
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
  /** What the path of its lessons leads through. */
  readonly land: "valley" | "snow";
}

/** Something that the table offers while a position is set up. */
export interface Offered<Action> {
  readonly text: string;
  readonly action: Action;
}

export interface SettingUp<S extends Shapes> {
  offered(view: S["view"], seat: number): readonly Offered<S["action"]>[];
  put(text: string): { readonly path: readonly string[]; readonly value: unknown };
  /** How many pieces of a board, as a position writes it, stand nowhere yet; below nothing where too many stand. */
  left(board: unknown): number;
}

/** The part of the client that belongs to one game; fetched when a match of it is opened. */
export interface GameModule<S extends Shapes = Untyped> {
  /** Ask what is in its box, before anything of it is shown. */
  open?(): Promise<void>;
  readonly Stage: Component<AtTable<S>>;
  readonly Slab: Component<SlabProps<S>>;
  /** The middle is one picture that fills the page, rather than a list that scrolls. */
  readonly picture: boolean;
  /** On a phone held sideways: how wide the column of one's own things is, in pixels, or that they are a strip below; 326 unless told. */
  readonly column?: number | "strip";
  /** Where the middle has several pictures: on a small screen each has a tab, named by `picture-…`. */
  readonly pictures?: readonly Picture<S>[];
  /** The parts of a round, named by `station-…`, and which of them it is now. */
  readonly stations: readonly string[];
  /** Where the parts of a round do not show how far a game has come: what stands in the bar before them. */
  readonly Rounds?: Component<RoundsProps<S>>;
  /** All of the game at a glance; a game without it shows its rules. */
  readonly OnePage?: Component<OnePageProps>;
  /** Keys that only this table knows, or that do something else here. */
  readonly keys?: readonly OwnKey[];
  station(view: S["view"]): number;
  /** How far the game has come, where the bar has no room for it: a dial and one line. */
  when?(view: S["view"], words: Words): When;
  /** What is asked of whoever decides, by its key, whenever that is wondered; without it, the phase alone says so. */
  asks?(table: TableState<S>, words: Words): () => { readonly key: string; readonly about: About };
  /** Seats in the order in which they play. */
  order(view: S["view"], seats: number): readonly number[];
  /** The season that tints the land, where a game has any. */
  season?(view: S["view"]): string;
  /** The fields of a player's board with the points, and with what each source would bring at the end. */
  readonly points: string;
  readonly breakdown: string;
  /** Where points came from before the final scoring, by seat, as far as the story of the table tells it. */
  earned?(log: readonly S["event"][], seats: number): readonly Source[];
  /** Whether a player has nothing more to do in this part of the round. */
  resting(view: S["view"], seat: number): boolean;
  /** How its events fall into turns, and how a bot's turn is told; without it, every step is shown by itself. */
  readonly habits?: Habits<S>;
  /** The place that one opens to take something up, and how many would go there; nothing where it is taken up at once. */
  opens?(action: S["action"]): { readonly spot: string; readonly count: number } | null;
  /** Bring near what somebody is to look at, named as lessons name it; some of it cannot be seen now. */
  bring?(table: TableState<S>, things: readonly string[], unseen: readonly string[]): void;
  /** Where the table itself is the form of a position that is set up: what a click may say, and where in a board it stands. */
  readonly settingUp?: SettingUp<S>;
  /** Whether something that happened concerns a seat, beyond what everybody reads in the log. */
  touches(event: S["event"], view: S["view"], seat: number): boolean;
}
