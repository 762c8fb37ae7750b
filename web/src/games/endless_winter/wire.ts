// Made by tools/make_wire.py from what trilith/games/endless_winter/shape.py declares; `make wire` makes it anew.

/** The table as it looks from one seat. */
export interface View {
  readonly phase: Phase;
  readonly luck: Luck;
  readonly round: number;
  readonly era: number;
  readonly last_round: boolean;
  readonly turn: number | null;
  readonly order: readonly number[];
  readonly figures_placed: number | null;
  readonly eclipse_step: EclipseStep | null;
  readonly columns: Readonly<Record<Trail, ColumnPlace>>;
  readonly display: readonly (string | null)[];
  readonly culture_left: readonly number[];
  readonly tribes: Readonly<Record<string, number>>;
  readonly hunting_ground: Readonly<Record<string, number>>;
  readonly wild: number;
  readonly stones: readonly string[];
  readonly land: readonly Land[];
  readonly villages: readonly Village[];
  readonly site: Site;
  readonly rest_tile: string | null;
  readonly rest_stack: number;
  /** Chiefs or set-up cards that lie open to be chosen. */
  readonly offers: readonly string[];
  readonly pending: Pending;
  readonly players: readonly Board[];
}

export type Phase =
  | "choosing_chief"
  | "choosing_side"
  | "choosing_setup"
  | "playing"
  | "top"
  | "middle"
  | "bottom"
  | "taking_tile"
  | "resting"
  | "leaving"
  | "laying"
  | "eclipse"
  | "setting_up"
  | "preparing"
  | "over";

export type Luck =
  | "none"
  | "stone"
  | "culture"
  | "pattern"
  | "tile"
  | "extra"
  | "terrain"
  | "rest_tile"
  | "order"
  | "chief"
  | "setup"
  | "card"
  | "animal"
  | "caught"
  | "ice_find";

export type EclipseStep = "order" | "tribe" | "land" | "board";

/** A column of the board: who was there first, and whose figures stand there. */
export interface ColumnPlace {
  readonly first: number | null;
  readonly figures: readonly number[];
}

export type Trail = "initiate" | "develop" | "migrate" | "hunt";

/** One hex of the land, with everybody's camps and influence; an ice find that lies face down has no name. */
export interface Land {
  readonly hex: Hex;
  readonly terrain: string | null;
  readonly camps: readonly number[];
  readonly influence: readonly number[];
  /** Whoever has influence, and nobody has more. */
  readonly leaders: readonly number[];
  readonly ice_find?: string | null;
}

export type Hex =
  | "a1"
  | "a2"
  | "a3"
  | "b1"
  | "b2"
  | "b3"
  | "b4"
  | "c1"
  | "c2"
  | "c3"
  | "c4"
  | "c5"
  | "d1"
  | "d2"
  | "d3"
  | "d4"
  | "e1"
  | "e2"
  | "e3";

/** A village, and whose it is. */
export interface Village {
  readonly juncture: Juncture;
  readonly owner: number;
}

export type Juncture =
  | "a1_a2_b2"
  | "a1_b1_b2"
  | "a2_a3_b3"
  | "a2_b2_b3"
  | "a3_b3_b4"
  | "b1_b2_c2"
  | "b1_c1_c2"
  | "b3_b4_c4"
  | "b4_c4_c5"
  | "c1_c2_d1"
  | "c2_d1_d2"
  | "c4_c5_d4"
  | "c4_d3_d4"
  | "d1_d2_e1"
  | "d2_d3_e2"
  | "d2_e1_e2"
  | "d3_d4_e3"
  | "d3_e2_e3";

/** The building site. */
export interface Site {
  readonly pattern: string | null;
  readonly tiles: readonly LaidTile[];
  readonly pieces: readonly Megalith[];
}

/** A tile of the building site, where its upper left space lies, and its start space. */
export interface LaidTile {
  readonly row: number;
  readonly column: number;
  readonly tile: string | null;
  readonly start: Space | null;
}

/** A space of the building site. */
export interface Space {
  readonly row: number;
  readonly column: number;
}

/** A megalith, and whose it is; nobody's, if it is neutral. */
export interface Megalith {
  readonly row: number;
  readonly column: number;
  readonly level: number;
  readonly owner: number | null;
}

/** How far the decision now being made has come; what does not belong to it is missing. */
export interface Pending {
  readonly column?: Column;
  readonly figure?: Figure;
  readonly labour?: number;
  readonly chief_ready?: boolean;
  readonly ready?: readonly string[];
  readonly gains?: Readonly<Partial<Record<Gain, number>>>;
  /** Of the gains those that cannot be had, with the rule against each. */
  readonly lost?: Readonly<Partial<Record<Gain, string>>>;
  /** What labour is good for here; the price is said even where it is too high. */
  readonly uses?: readonly LabourUse[];
  readonly offer?: string;
  readonly due?: number;
  readonly rest_tile?: string;
}

export type Column = "initiate" | "develop" | "migrate" | "hunt" | "rest";

export type Figure = "member" | "chief";

export type Gain =
  | "food"
  | "tool"
  | "idol"
  | "draw"
  | "megalith"
  | "feast"
  | "labour"
  | "culture"
  | "animal"
  | "catch"
  | "reveal"
  | "tip"
  | "bury"
  | "camp"
  | "move"
  | "village"
  | "recruit"
  | "enlist"
  | "stone"
  | "points"
  | "neutral";

/** Something that labour pays for where the figure stands, and how much of it. */
export interface LabourUse {
  readonly what: Use;
  readonly labour: number;
}

export type Use = "recruit" | "learn" | "move" | "reveal" | "hunt";

/** What a player has; hidden cards and what follows from them only for whoever may look at them, incomes in an eclipse. */
export interface Board {
  readonly score: number;
  readonly food: number;
  readonly food_limit: number;
  readonly tools: number;
  /** On the land. */
  readonly camps: number;
  readonly camps_left: number;
  /** On the land. */
  readonly villages: number;
  readonly villages_left: number;
  readonly megaliths_left: number;
  /** By spaces of the board the megaliths left there, the first to leave first; a neutral one is nobody's. */
  readonly stacks: readonly (readonly (number | null)[])[];
  readonly offering: number;
  readonly honor: number;
  readonly honor_rank: number;
  readonly chief: string | null;
  readonly side: Side | null;
  readonly figures: readonly (Column | null)[];
  readonly chief_figure: Column | null;
  readonly animals: Readonly<Record<string, number>>;
  readonly tipped: Readonly<Record<string, number>>;
  readonly stones: readonly OwnStone[];
  /** Of the next one; nothing, where there is no room for another. */
  readonly stone_price: StonePrice | null;
  readonly played: readonly string[];
  readonly discard: readonly string[];
  readonly hand_count: number;
  readonly draw_count: number;
  readonly pile_count: number;
  readonly buried_count: number;
  /** Of the eclipse pile and the figures that rest. */
  readonly strength?: number;
  /** Of the eclipse, as things stand now. */
  readonly incomes?: Readonly<Record<EclipseStep, readonly Income[]>>;
  readonly pile?: readonly string[];
  readonly hand?: readonly string[];
  /** Whether something here needs more labour, and hand and food could bring it. */
  readonly labour_short?: boolean;
  /** Of the hand, what would change something worth having now. */
  readonly worth_playing?: readonly string[];
  /** Of the hand, what came to it in this turn and cannot be played yet. */
  readonly fresh?: readonly string[];
  /** Of the hand, what gives more labour in another column. */
  readonly idle?: readonly string[];
  readonly buried?: readonly string[];
  /** Points without the final scoring. */
  readonly earned?: number;
  /** What the final scoring would bring now, or has brought. */
  readonly final?: Readonly<Record<Source, number>>;
  /** All points if the game ended now; after the end the score. */
  readonly total?: number;
}

export type Side = "a" | "b";

/** A sacred stone that a player has, and the points it brings now. */
export interface OwnStone {
  readonly stone: string;
  readonly points: number;
}

/** What a sacred stone costs. */
export interface StonePrice {
  readonly food: number;
  readonly tools: number;
}

/** What a step of the eclipse brings, and where it comes from: a card, a terrain and a stone are named. */
export interface Income {
  readonly source: IncomeSource;
  readonly name?: string;
  readonly gains: Readonly<Partial<Record<Gain, number>>>;
}

export type IncomeSource = "place" | "card" | "terrain" | "village" | "megalith" | "stone";

export type Source = "offering" | "honor" | "cards" | "animals";

export type WhichTile = "open" | "next";

export type Zone = "hand" | "discard" | "played";

export type Track = "offering" | "honor";

export type Way = "food" | "tool" | "offering" | "honor" | "draw";

export type PointSource = "offering" | "honor" | "cards" | "animals" | "megaliths" | "idols" | "other";

export type Action =
  | { readonly kind: "chief"; readonly chief: string }
  | { readonly kind: "side"; readonly side: Side }
  | { readonly kind: "setup"; readonly setup: string }
  | { readonly kind: "play"; readonly card: string }
  | { readonly kind: "discard"; readonly card: string }
  | { readonly kind: "place"; readonly figure: Figure; readonly column: Column }
  | { readonly kind: "tile"; readonly which: WhichTile }
  | { readonly kind: "eat" }
  | { readonly kind: "use"; readonly card: string }
  | { readonly kind: "call" }
  | { readonly kind: "convert" }
  | { readonly kind: "recruit"; readonly tribe: string }
  | { readonly kind: "enlist"; readonly tribe: string }
  | { readonly kind: "rite" }
  | { readonly kind: "bury"; readonly zone: Zone; readonly card: string }
  | { readonly kind: "learn"; readonly card: string }
  | { readonly kind: "stone"; readonly stone: string }
  | { readonly kind: "camp" }
  | { readonly kind: "move"; readonly from: Hex; readonly hex: Hex }
  | { readonly kind: "village"; readonly juncture: Juncture }
  | { readonly kind: "reveal" }
  | { readonly kind: "hunt"; readonly animal: string }
  | { readonly kind: "tip"; readonly animal: string }
  | { readonly kind: "build"; readonly level: number; readonly row: number; readonly column: number }
  | { readonly kind: "idol"; readonly track: Track }
  | { readonly kind: "gain"; readonly gain: Gain }
  | { readonly kind: "lesser"; readonly gain: Gain; readonly way: Way }
  | { readonly kind: "done" }
  | { readonly kind: "walk" }
  | { readonly kind: "end" }
  | { readonly kind: "lay"; readonly card: string };

export type Event =
  | { readonly kind: "round_began"; readonly player: number; readonly rule: string; readonly round: number }
  | { readonly kind: "stone_laid"; readonly player: number; readonly rule: string; readonly stone: string }
  | { readonly kind: "culture_laid"; readonly player: number; readonly rule: string; readonly slot: number; readonly card: string }
  | { readonly kind: "pattern_chosen"; readonly player: number; readonly rule: string; readonly pattern: string }
  | { readonly kind: "tile_laid"; readonly player: number; readonly rule: string; readonly site_place: number; readonly site_tile: string }
  | { readonly kind: "extra_terrain"; readonly player: number; readonly rule: string; readonly terrain: string }
  | { readonly kind: "terrain_laid"; readonly player: number; readonly rule: string; readonly hex: Hex; readonly terrain: string }
  | { readonly kind: "rest_tile_shown"; readonly player: number; readonly rule: string; readonly rest_tile: string }
  | { readonly kind: "place_in_order"; readonly player: number; readonly rule: string; readonly place: number }
  | { readonly kind: "chief_shown"; readonly player: number; readonly rule: string; readonly chief: string }
  | { readonly kind: "chief_taken"; readonly player: number; readonly rule: string; readonly chief: string }
  | { readonly kind: "side_chosen"; readonly player: number; readonly rule: string; readonly side: Side }
  | { readonly kind: "setup_shown"; readonly player: number; readonly rule: string; readonly setup: string }
  | { readonly kind: "setup_taken"; readonly player: number; readonly rule: string; readonly setup: string }
  | { readonly kind: "drew"; readonly player: number; readonly rule: string; readonly card: string }
  | { readonly kind: "reshuffled"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "animal_appeared"; readonly player: number; readonly rule: string; readonly animal: string }
  | { readonly kind: "animal_taken"; readonly player: number; readonly rule: string; readonly animal: string }
  | { readonly kind: "played"; readonly player: number; readonly rule: string; readonly card: string }
  | { readonly kind: "discarded"; readonly player: number; readonly rule: string; readonly card: string }
  | { readonly kind: "placed"; readonly player: number; readonly rule: string; readonly figure: Figure; readonly column: Column }
  | { readonly kind: "labour_gained"; readonly player: number; readonly rule: string; readonly labour: number }
  | { readonly kind: "ate"; readonly player: number; readonly rule: string; readonly count: number; readonly labour: number }
  | { readonly kind: "used"; readonly player: number; readonly rule: string; readonly card: string }
  | { readonly kind: "called"; readonly player: number; readonly rule: string; readonly chief: string }
  | { readonly kind: "food_paid"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "tools_paid"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "food_gained"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "food_lost"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "tool_gained"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "points_gained"; readonly player: number; readonly rule: string; readonly points: number; readonly source: PointSource }
  | { readonly kind: "recruited"; readonly player: number; readonly rule: string; readonly tribe: string }
  | { readonly kind: "enlisted"; readonly player: number; readonly rule: string; readonly tribe: string }
  | { readonly kind: "learned"; readonly player: number; readonly rule: string; readonly card: string }
  | { readonly kind: "stone_taken"; readonly player: number; readonly rule: string; readonly stone: string }
  | { readonly kind: "camp_pitched"; readonly player: number; readonly rule: string }
  | { readonly kind: "moved"; readonly player: number; readonly rule: string; readonly from: Hex; readonly hex: Hex }
  | { readonly kind: "settled"; readonly player: number; readonly rule: string; readonly juncture: Juncture }
  | { readonly kind: "ice_turned_up"; readonly player: number; readonly rule: string; readonly hex: Hex; readonly ice_find: string }
  | { readonly kind: "tipped"; readonly player: number; readonly rule: string; readonly animal: string }
  | { readonly kind: "built"; readonly player: number; readonly rule: string; readonly level: number; readonly row: number; readonly column: number }
  | { readonly kind: "climbed"; readonly player: number; readonly rule: string; readonly track: Track; readonly reached: number }
  | { readonly kind: "buried"; readonly player: number; readonly rule: string; readonly zone: Zone; readonly card: string }
  | { readonly kind: "lesser_taken"; readonly player: number; readonly rule: string; readonly way: Way }
  | { readonly kind: "forgone"; readonly player: number; readonly rule: string }
  | { readonly kind: "walked"; readonly player: number; readonly rule: string; readonly column: Column }
  | { readonly kind: "first_there"; readonly player: number; readonly rule: string; readonly column: Column }
  | { readonly kind: "tile_taken"; readonly player: number; readonly rule: string; readonly rest_tile: string }
  | { readonly kind: "tile_returned"; readonly player: number; readonly rule: string; readonly rest_tile: string }
  | { readonly kind: "turn_ended"; readonly player: number; readonly rule: string }
  | { readonly kind: "laid"; readonly player: number; readonly rule: string; readonly card: string }
  | { readonly kind: "eclipse_began"; readonly player: number; readonly rule: string; readonly round: number }
  | { readonly kind: "shown"; readonly player: number; readonly rule: string; readonly card: string }
  | { readonly kind: "strength"; readonly player: number; readonly rule: string; readonly labour: number }
  | { readonly kind: "new_place"; readonly player: number; readonly rule: string; readonly place: number; readonly tied: boolean }
  | { readonly kind: "eclipse_step"; readonly player: number; readonly rule: string; readonly step: EclipseStep }
  | { readonly kind: "hex_harvested"; readonly player: number; readonly rule: string; readonly hex: Hex; readonly terrain: string }
  | { readonly kind: "stone_scored"; readonly player: number; readonly rule: string; readonly stone: string; readonly points: number }
  | { readonly kind: "era_ended"; readonly player: number; readonly rule: string }
  | { readonly kind: "ended"; readonly player: number; readonly rule: string }
  | { readonly kind: "scored"; readonly player: number; readonly rule: string; readonly source: PointSource; readonly points: number }
  | { readonly kind: "drew_unseen"; readonly player: number; readonly rule: string }
  | { readonly kind: "laid_unseen"; readonly player: number; readonly rule: string }
  | { readonly kind: "buried_unseen"; readonly player: number; readonly rule: string };

/** All that the game shows and takes, for what every table has. */
export interface Shapes {
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
}
