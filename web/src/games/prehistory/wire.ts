// Made by tools/make_wire.py from what trilith/games/prehistory/shape.py declares; `make wire` makes it anew.

/** The table as it looks from one seat. */
export interface View {
  readonly phase: Phase;
  readonly season: Season;
  readonly round: number;
  readonly turn: number | null;
  readonly order: readonly number[];
  readonly passed: readonly number[];
  readonly ceremony_markers: readonly number[];
  readonly deed: Deed;
  readonly central: string | null;
  readonly steps: Readonly<Partial<Record<Colour, number>>>;
  readonly prices: Prices;
  readonly triliths: readonly Trilith[];
  readonly supply: Readonly<Record<Colour, number>>;
  readonly fish: readonly number[];
  readonly tiles: readonly GatherPlace[];
  readonly hunting: readonly (string | null)[];
  readonly ceremony: readonly (string | null)[];
  readonly map: readonly MapField[];
  readonly pending: Pending;
  readonly players: readonly Board[];
}

export type Phase =
  | "weather"
  | "income"
  | "acting"
  | "paying"
  | "dancing"
  | "arriving"
  | "laying"
  | "capstone"
  | "roaming"
  | "moving"
  | "taking"
  | "choosing"
  | "building"
  | "recalling"
  | "drawing_order"
  | "drawing_boards"
  | "drawing_wheel"
  | "setting_wheels"
  | "dealing_tiles"
  | "dealing_hunting"
  | "dealing_ceremony"
  | "laying_land"
  | "drawing_megaliths_c"
  | "laying_megaliths"
  | "laying_tokens"
  | "dealing"
  | "spring_begins"
  | "acted"
  | "next_acting"
  | "next_roaming"
  | "year_end"
  | "over";

export type Season = "winter" | "spring" | "summer" | "autumn" | "end";

export type Deed = "painting" | "fishing" | "gathering" | "hunting" | "ceremony" | "migration";

export type Colour = "grey" | "blue" | "red" | "brown" | "yellow" | "white";

/** The four price wheels; none before they are set. */
export interface Prices {
  readonly painting?: PaintingWheel;
  readonly fishing?: SiteWheel;
  readonly hunting?: SiteWheel;
  readonly migration?: SiteWheel;
}

/** The price wheel of the painting: the colour of every symbol as it stands, and after a turn to either side. */
export interface PaintingWheel {
  readonly position: number;
  readonly now: Readonly<Record<Symbol, Colour>>;
  readonly left: Readonly<Record<Symbol, Colour>>;
  readonly right: Readonly<Record<Symbol, Colour>>;
}

export type Symbol = "hand" | "spiral" | "bison" | "archer" | "sun" | "ladder";

/** A price wheel: the colours that face its site as it stands, and after a turn to either side. */
export interface SiteWheel {
  readonly position: number;
  readonly now: readonly Colour[];
  readonly left: readonly Colour[];
  readonly right: readonly Colour[];
}

/** The stones of an action, and what lies on its capstone. */
export interface Trilith {
  readonly deed: Deed;
  readonly stones: readonly (Colour | null)[];
  /** No stone is free, so that nobody can choose the action in spring. */
  readonly full: boolean;
  readonly capstone: Readonly<Partial<Record<Colour, number>>>;
}

/** A place for a gather tile, and the colour that it costs. */
export interface GatherPlace {
  readonly price: Colour;
  readonly tile: Tile | null;
}

export type Tile =
  | "apple"
  | "apple_bone"
  | "berry"
  | "berry_bone"
  | "nut"
  | "nut_bone"
  | "mushroom"
  | "mushroom_bone"
  | "root"
  | "root_bone"
  | "herb"
  | "herb_bone";

/** One field of the map: what it is, whose camp, and who is there; at the start camp, how many wait. */
export interface MapField {
  readonly field: Field;
  readonly land: string;
  readonly camp?: Camp;
  readonly owner?: number;
  readonly waiting?: readonly number[];
  readonly player?: number;
  readonly standing?: number;
  readonly lying?: number;
}

export type Field =
  | "a1"
  | "a2"
  | "a3"
  | "a4"
  | "a5"
  | "b1"
  | "b2"
  | "b3"
  | "b4"
  | "b5"
  | "b6"
  | "c1"
  | "c2"
  | "c3"
  | "c4"
  | "c5"
  | "c6"
  | "c7"
  | "d1"
  | "d2"
  | "d3"
  | "d4"
  | "d5"
  | "d6"
  | "d7"
  | "d8"
  | "e1"
  | "e2"
  | "e3"
  | "e4"
  | "e5"
  | "e6"
  | "e7"
  | "e8"
  | "e9"
  | "f1"
  | "f2"
  | "f3"
  | "f4"
  | "f5"
  | "f6"
  | "f7"
  | "f8"
  | "g1"
  | "g2"
  | "g3"
  | "g4"
  | "g5"
  | "g6"
  | "g7"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "h5"
  | "h6"
  | "i1"
  | "i2"
  | "i3"
  | "i4"
  | "i5";

export type Camp = "1" | "2" | "3" | "4" | "5" | "6" | "7";

export type Pending = Nothing | Acting | Paying | Dancing | Arriving | Laying | Roaming | OnField | Recalling | Choosing;

/** No decision is half made. */
export type Nothing = Readonly<Record<string, never>>;

/** An action is chosen; what cannot be done is told to whoever chooses. */
export interface Acting {
  readonly refused: readonly Refusal[];
}

/** An action that cannot be done now: the nearest rule against it, cubes each of which would be enough, those that can be bought. */
export interface Refusal {
  readonly deed: Deed;
  readonly rule: string;
  readonly lacks: readonly Colour[];
  readonly buys: readonly Colour[];
}

/** Cubes are being paid for an action. */
export interface Paying {
  readonly deed: Deed;
  readonly due: number;
}

/** Shamans are being moved for a ceremony of some value. */
export interface Dancing {
  readonly deed: Deed;
  readonly value: number;
  readonly moves: number;
}

/** So many members go to the map together. */
export interface Arriving {
  readonly deed: Deed;
  readonly count: number;
}

/** A stone is laid at the trilith of an action. */
export interface Laying {
  readonly deed: Deed;
}

/** Members walk, as far as steps are left. */
export interface Roaming {
  readonly steps_left: number;
  readonly reach: readonly Reached[];
}

/** A field where a walk could end, how many steps that takes, and whether these are paid already. */
export interface Reached {
  readonly field: Field;
  readonly steps: number;
  readonly paid: boolean;
}

/** A member walks on from a field, or takes or builds something there. */
export interface OnField {
  readonly steps_left: number;
  readonly field: Field;
}

/** Members are called back for a camp. */
export interface Recalling {
  readonly steps_left: number;
  readonly field: Field;
  readonly camp: Camp;
  readonly due: number;
}

/** The colours of cubes are being chosen. */
export interface Choosing {
  readonly resources_due: number;
  readonly markers_due: number;
}

/** What a player has; cards and what would be counted only for whoever may look at the ceremony cards. */
export interface Board {
  readonly score: number;
  readonly board: BoardName | null;
  readonly weather: number | null;
  readonly income: Readonly<Partial<Record<Colour, number>>>;
  readonly income_next: Readonly<Partial<Record<Colour, number>>>;
  /** What every position of the weather wheel brings, the first position first. */
  readonly incomes: readonly (Readonly<Partial<Record<Colour, number>>>)[];
  /** What every position would bring in all the years from now on, if the wheel only turns by itself. */
  readonly incomes_left: readonly (Readonly<Partial<Record<Colour, number>>>)[];
  readonly resources: Readonly<Record<Colour, number>>;
  readonly markers: Readonly<Record<Colour, number>>;
  readonly bones: number;
  readonly home: number;
  readonly on_map: number;
  readonly most_on_map: number;
  readonly in_supply: number;
  readonly camps_left: readonly Camp[];
  readonly camps_built: number;
  readonly track: number;
  /** Where the marker stands, then where a fish of value 1, 2, 3 would take it. */
  readonly fishing: readonly OnTrack[];
  readonly catch: readonly number[];
  readonly baskets: Readonly<Partial<Record<Tile, number>>>;
  readonly painted: readonly PaintingPiece[];
  /** For pieces not yet painted the bonuses that painting them brings, one for each painted piece that they touch. */
  readonly touching: Readonly<Partial<Record<PaintingPiece, readonly Line[]>>>;
  readonly hunted: readonly string[];
  readonly tokens: readonly Species[];
  readonly megaliths: number;
  readonly shamans: readonly Colour[];
  readonly face_down: readonly number[];
  readonly cards?: readonly string[];
  /** Ceremony cards that lie open or are one's own. */
  readonly counted?: readonly Counted[];
  /** Points without the final scoring. */
  readonly earned?: number;
  /** What the final scoring would bring now, or has brought. */
  readonly final?: Readonly<Record<Source, number>>;
  /** All points if the game ended now; after the end the score. */
  readonly total?: number;
}

export type BoardName = "a" | "b" | "c" | "d";

/** A step of the fishing track, and what it pays every summer. */
export interface OnTrack {
  readonly step: number;
  readonly points: number;
  readonly bones: number;
}

export type PaintingPiece = "1_1" | "1_2" | "1_3" | "2_1" | "2_2" | "2_3" | "3_1" | "3_2" | "3_3";

export type Line = "row_1" | "row_2" | "row_3" | "column_1" | "column_2" | "column_3";

export type Species = "elephant" | "bison" | "reindeer" | "horse" | "bear" | "boar";

/** A ceremony card that lies open or is one's own, how many of what it counts one has, and what that is worth. */
export interface Counted {
  readonly rite: string;
  readonly count: number;
  readonly points: number;
}

export type Source = "bones" | "painting" | "animals" | "gathering" | "megaliths_a" | "megaliths_b" | "megaliths_c" | "ceremonies";

export type Wheel = "painting" | "fishing" | "hunting" | "migration";

export type Side = "left" | "right";

export type Action =
  | { readonly kind: "paint"; readonly piece: PaintingPiece }
  | { readonly kind: "fish"; readonly value: number }
  | { readonly kind: "gather"; readonly place: number }
  | { readonly kind: "hunt"; readonly slot: number }
  | { readonly kind: "ceremony"; readonly value: number }
  | { readonly kind: "migrate"; readonly count: number }
  | { readonly kind: "pass" }
  | { readonly kind: "skip" }
  | { readonly kind: "weather"; readonly position: number }
  | { readonly kind: "income" }
  | { readonly kind: "pay"; readonly colour: Colour }
  | { readonly kind: "shaman"; readonly colour: Colour; readonly colour_to: Colour }
  | { readonly kind: "card"; readonly slot: number }
  | { readonly kind: "no_card" }
  | { readonly kind: "to"; readonly field: Field }
  | { readonly kind: "lay"; readonly colour: Colour }
  | { readonly kind: "capstone"; readonly deed: Deed }
  | { readonly kind: "spend_resource"; readonly colour: Colour }
  | { readonly kind: "spend_marker"; readonly colour: Colour }
  | { readonly kind: "spend_bone" }
  | { readonly kind: "send"; readonly field: Field }
  | { readonly kind: "take" }
  | { readonly kind: "leave" }
  | { readonly kind: "choose"; readonly colour: Colour }
  | { readonly kind: "build"; readonly field: Field }
  | { readonly kind: "camp"; readonly camp: Camp }
  | { readonly kind: "recall"; readonly field: Field }
  | { readonly kind: "end" }
  | { readonly kind: "turn"; readonly wheel: Wheel; readonly side: Side }
  | { readonly kind: "turn_weather" }
  | { readonly kind: "buy_resource"; readonly colour: Colour }
  | { readonly kind: "buy_marker"; readonly colour: Colour }
  | { readonly kind: "sell_resource"; readonly colour: Colour }
  | { readonly kind: "sell_marker"; readonly colour: Colour };

export type Event =
  | { readonly kind: "year_began"; readonly player: number; readonly rule: string; readonly year: number }
  | { readonly kind: "ordered"; readonly player: number; readonly rule: string; readonly place: number }
  | { readonly kind: "board_drawn"; readonly player: number; readonly rule: string; readonly board: BoardName }
  | { readonly kind: "wheel_laid"; readonly player: number; readonly rule: string; readonly central: string }
  | { readonly kind: "wheel_set"; readonly player: number; readonly rule: string; readonly wheel: Wheel; readonly position: number }
  | { readonly kind: "tile_dealt"; readonly player: number; readonly rule: string; readonly place: number; readonly tile: Tile }
  | { readonly kind: "prey_dealt"; readonly player: number; readonly rule: string; readonly slot: number; readonly prey: string }
  | { readonly kind: "rite_dealt"; readonly player: number; readonly rule: string; readonly slot: number; readonly rite: string }
  | { readonly kind: "land_laid"; readonly player: number; readonly rule: string; readonly slot: number; readonly land_tile: string }
  | { readonly kind: "megalith_laid"; readonly player: number; readonly rule: string; readonly field: Field; readonly land: string }
  | { readonly kind: "token_laid"; readonly player: number; readonly rule: string; readonly field: Field; readonly species: Species }
  | { readonly kind: "capstone_filled"; readonly player: number; readonly rule: string; readonly deed: Deed; readonly colour: Colour }
  | { readonly kind: "weather_set"; readonly player: number; readonly rule: string; readonly position: number }
  | { readonly kind: "weather_turned"; readonly player: number; readonly rule: string; readonly position: number }
  | { readonly kind: "resources_gained"; readonly player: number; readonly rule: string; readonly colour: Colour; readonly count: number }
  | { readonly kind: "markers_gained"; readonly player: number; readonly rule: string; readonly colour: Colour; readonly count: number }
  | { readonly kind: "bones_gained"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "points_gained"; readonly player: number; readonly rule: string; readonly points: number }
  | { readonly kind: "member_gained"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "shortage"; readonly player: number; readonly rule: string; readonly colour: Colour }
  | { readonly kind: "resource_paid"; readonly player: number; readonly rule: string; readonly colour: Colour; readonly count: number }
  | { readonly kind: "markers_paid"; readonly player: number; readonly rule: string; readonly colour: Colour; readonly count: number }
  | { readonly kind: "bones_paid"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "painted"; readonly player: number; readonly rule: string; readonly piece: PaintingPiece }
  | { readonly kind: "fished"; readonly player: number; readonly rule: string; readonly value: number; readonly track: number }
  | { readonly kind: "gathered"; readonly player: number; readonly rule: string; readonly place: number; readonly tile: Tile }
  | { readonly kind: "hunted"; readonly player: number; readonly rule: string; readonly slot: number; readonly prey: string }
  | { readonly kind: "footprint_again"; readonly player: number; readonly rule: string; readonly prey: string }
  | { readonly kind: "shaman_moved"; readonly player: number; readonly rule: string; readonly colour: Colour; readonly colour_to: Colour }
  | { readonly kind: "celebrated"; readonly player: number; readonly rule: string; readonly value: number }
  | { readonly kind: "rite_taken"; readonly player: number; readonly rule: string; readonly slot: number; readonly rite: string }
  | { readonly kind: "danced"; readonly player: number; readonly rule: string; readonly place: number }
  | { readonly kind: "migrated"; readonly player: number; readonly rule: string; readonly count: number; readonly field: Field }
  | { readonly kind: "stone_laid"; readonly player: number; readonly rule: string; readonly deed: Deed; readonly colour: Colour }
  | { readonly kind: "passed"; readonly player: number; readonly rule: string }
  | { readonly kind: "pushed"; readonly player: number; readonly rule: string; readonly deed: Deed; readonly count: number }
  | { readonly kind: "capstone_taken"; readonly player: number; readonly rule: string; readonly deed: Deed; readonly count: number }
  | { readonly kind: "skipped"; readonly player: number; readonly rule: string; readonly deed: Deed }
  | { readonly kind: "caught_up"; readonly player: number; readonly rule: string; readonly track: number; readonly points: number }
  | { readonly kind: "steps_gained"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "walked"; readonly player: number; readonly rule: string; readonly field: Field; readonly field_to: Field }
  | { readonly kind: "megalith_taken"; readonly player: number; readonly rule: string; readonly field: Field }
  | { readonly kind: "token_taken"; readonly player: number; readonly rule: string; readonly field: Field; readonly species: Species }
  | { readonly kind: "reward_taken"; readonly player: number; readonly rule: string; readonly field: Field; readonly land: string }
  | { readonly kind: "left"; readonly player: number; readonly rule: string; readonly field: Field }
  | { readonly kind: "built"; readonly player: number; readonly rule: string; readonly field: Field; readonly camp: Camp }
  | { readonly kind: "recalled"; readonly player: number; readonly rule: string; readonly field: Field }
  | { readonly kind: "turn_ended"; readonly player: number; readonly rule: string }
  | { readonly kind: "stood_up"; readonly player: number; readonly rule: string }
  | { readonly kind: "wheel_turned"; readonly player: number; readonly rule: string; readonly wheel: Wheel; readonly position: number }
  | { readonly kind: "sold"; readonly player: number; readonly rule: string; readonly colour: Colour }
  | { readonly kind: "marker_sold"; readonly player: number; readonly rule: string; readonly colour: Colour }
  | { readonly kind: "last_actions"; readonly player: number; readonly rule: string }
  | { readonly kind: "ended"; readonly player: number; readonly rule: string }
  | { readonly kind: "scored"; readonly player: number; readonly rule: string; readonly source: Source; readonly points: number };

/** All that the game shows and takes, for what every table has. */
export interface Shapes {
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
}
