// Made by tools/make_wire.py from what trilith/games/stone_age/shape.py declares; `make wire` makes it anew.

/** The table as it looks from one seat. */
export interface View {
  readonly phase: Phase;
  readonly round: number;
  readonly starter: number;
  /** Who comes after whom this round. */
  readonly order: readonly number[];
  readonly turn: number | null;
  /** Places where nobody more may come, because they are full or others are taken. */
  readonly closed: readonly Spot[];
  /** The least that is done at each place in this part of the round, offered or not, as notation. */
  readonly least: Readonly<Partial<Record<Spot, string>>>;
  readonly display: readonly OpenCard[];
  readonly pile: number;
  readonly buildings: readonly Stack[];
  readonly pending: Pending;
  readonly players: readonly Board[];
}

export type Phase =
  | "placing"
  | "acting"
  | "tooling"
  | "paying"
  | "sharing"
  | "choosing"
  | "feeding"
  | "setting_up"
  | "dealing"
  | "revealing"
  | "rolling"
  | "rolling_for_all"
  | "drawing"
  | "harvest"
  | "round_end"
  | "over";

export type Spot =
  | "hunt"
  | "forest"
  | "clay_pit"
  | "quarry"
  | "river"
  | "tool_maker"
  | "hut"
  | "field"
  | "card_1"
  | "card_2"
  | "card_3"
  | "card_4"
  | "building_1"
  | "building_2"
  | "building_3"
  | "building_4";

/** A place for an open card, and how many resources the card there costs. */
export interface OpenCard {
  readonly card: string | null;
  readonly price: number;
}

/** A stack of buildings: the open one, and how many are left, the open one included. */
export interface Stack {
  readonly top: string | null;
  readonly left: number;
}

export type Pending = Nothing | Rolling | Rolled | CardPayment | BuildingPayment | Sharing | Feeding;

/** No decision is half made. */
export type Nothing = Readonly<Record<string, never>>;

/** Dice are about to be rolled for a good. */
export interface Rolling {
  readonly spot: Spot;
  readonly good: Good;
  readonly dice: number;
}

export type Good = "food" | "wood" | "brick" | "stone" | "gold";

/** Pips were rolled for a good, tools included, and what they would be with tools that can still be added. */
export interface Rolled {
  readonly spot: Spot;
  readonly good: Good;
  readonly pips: number;
  readonly sums: readonly Sum[];
}

/** What a roll comes to with some of the tools that can be added to it, these as notation. */
export interface Sum {
  readonly tools: readonly string[];
  readonly pips: number;
}

/** Resources are being paid for a card. */
export interface CardPayment {
  readonly spot: Spot;
  readonly due: number;
  readonly paid: Readonly<Record<Good, number>>;
}

/** Resources are being paid for a building: as many as are due or, if any number will do, at most so many. */
export interface BuildingPayment {
  readonly spot: Spot;
  readonly due: number;
  readonly any_number: boolean;
  readonly paid: Readonly<Record<Good, number>>;
  /** What the building brings with what is paid. */
  readonly points: number;
}

/** Everyone takes one of these dice. */
export interface Sharing {
  readonly dice: readonly number[];
}

/** Food is missing, and resources are paid instead. */
export interface Feeding {
  readonly due: number;
  readonly paid: Readonly<Record<Good, number>>;
}

/** What a player has; cards and what would be counted only for whoever may look at the cards that lie face down. */
export interface Board {
  readonly score: number;
  readonly people: number;
  readonly home: number;
  readonly placed: Readonly<Partial<Record<Spot, number>>>;
  readonly track: number;
  readonly goods: Readonly<Record<Good, number>>;
  /** Food left by the next feeding or, below zero, missing; none after the end. */
  readonly fed: number | null;
  /** Whether this player has no more people to place this round, or no place for them. */
  readonly resting: boolean;
  /** Of tool maker, hut and field those that bring this player nothing more. */
  readonly full: readonly Spot[];
  readonly tools: readonly Tool[];
  readonly buildings: readonly string[];
  readonly open_cards: readonly string[];
  readonly face_down: number;
  /** What decides between equal scores. */
  readonly tie_break: number;
  readonly cards?: readonly string[];
  /** Points without the final scoring. */
  readonly earned?: number;
  /** What the final scoring would bring now, or has brought. */
  readonly final?: Readonly<Record<Source, number>>;
  /** What each card and building that lies open would mean. */
  readonly prospects?: Readonly<Partial<Record<Spot, Prospect>>>;
  /** All points if the game ended now; after the end the score. */
  readonly total?: number;
}

/** One of a player's three tool places. */
export interface Tool {
  readonly value: number;
  readonly used: boolean;
}

export type Source = "symbols" | "second_symbols" | "farmers" | "toolmakers" | "builders" | "shamans" | "resources";

/** What an open card or building would mean for whoever looks, as things stand. */
export interface Prospect {
  /** How many more resources it needs at least. */
  readonly missing: number;
  /** The most that it would bring at once; none for a card, or for what cannot be paid. */
  readonly points: number;
  /** What the sources it touches would bring in the final scoring without it. */
  readonly now: number;
  /** And with it. */
  readonly then: number;
}

export type Face = "1" | "2" | "3" | "4" | "5" | "6";

export type Reason = "cards" | "buildings";

export type Action =
  | { readonly kind: "place"; readonly spot: Spot; readonly people: number }
  | { readonly kind: "take"; readonly spot: Spot }
  | { readonly kind: "buy"; readonly spot: Spot }
  | { readonly kind: "leave"; readonly spot: Spot }
  | { readonly kind: "tool"; readonly place: number }
  | { readonly kind: "one_use"; readonly value: number }
  | { readonly kind: "keep" }
  | { readonly kind: "pay"; readonly good: Good }
  | { readonly kind: "done" }
  | { readonly kind: "pick"; readonly face: Face }
  | { readonly kind: "redeem" }
  | { readonly kind: "choose"; readonly good: Good }
  | { readonly kind: "starve" };

export type Event =
  | { readonly kind: "round_began"; readonly player: number; readonly rule: string; readonly round: number }
  | { readonly kind: "dealt"; readonly player: number; readonly rule: string; readonly slot: number; readonly card: string }
  | { readonly kind: "slid"; readonly player: number; readonly rule: string; readonly from: number; readonly slot: number }
  | { readonly kind: "revealed"; readonly player: number; readonly rule: string; readonly stack: number; readonly building: string }
  | { readonly kind: "placed"; readonly player: number; readonly rule: string; readonly spot: Spot; readonly people: number }
  | { readonly kind: "passed"; readonly player: number; readonly rule: string; readonly people: number }
  | { readonly kind: "tool_gained"; readonly player: number; readonly rule: string; readonly place: number; readonly value: number }
  | { readonly kind: "person_gained"; readonly player: number; readonly rule: string; readonly people: number }
  | { readonly kind: "track_raised"; readonly player: number; readonly rule: string; readonly level: number }
  | { readonly kind: "rolled"; readonly player: number; readonly rule: string; readonly good: Good; readonly dice: readonly number[] }
  | { readonly kind: "tool_used"; readonly player: number; readonly rule: string; readonly place: number; readonly value: number }
  | { readonly kind: "one_use_used"; readonly player: number; readonly rule: string; readonly card: string; readonly value: number }
  | { readonly kind: "gathered"; readonly player: number; readonly rule: string; readonly good: Good; readonly count: number }
  | { readonly kind: "left"; readonly player: number; readonly rule: string; readonly spot: Spot }
  | { readonly kind: "paid"; readonly player: number; readonly rule: string; readonly good: Good; readonly count: number }
  | { readonly kind: "card_bought"; readonly player: number; readonly rule: string; readonly slot: number; readonly card: string }
  | { readonly kind: "received"; readonly player: number; readonly rule: string; readonly good: Good; readonly count: number }
  | { readonly kind: "points_gained"; readonly player: number; readonly rule: string; readonly points: number }
  | { readonly kind: "rolled_for_all"; readonly player: number; readonly rule: string; readonly dice: readonly number[] }
  | { readonly kind: "picked"; readonly player: number; readonly rule: string; readonly face: Face }
  | { readonly kind: "drew"; readonly player: number; readonly rule: string; readonly card: string }
  | { readonly kind: "pile_empty"; readonly player: number; readonly rule: string }
  | { readonly kind: "redeemed"; readonly player: number; readonly rule: string; readonly card: string }
  | { readonly kind: "chose"; readonly player: number; readonly rule: string; readonly good: Good }
  | { readonly kind: "built"; readonly player: number; readonly rule: string; readonly building: string; readonly points: number }
  | { readonly kind: "harvested"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "fed"; readonly player: number; readonly rule: string; readonly count: number }
  | { readonly kind: "starved"; readonly player: number; readonly rule: string; readonly points: number }
  | { readonly kind: "ended"; readonly player: number; readonly rule: string; readonly reason: Reason }
  | { readonly kind: "scored"; readonly player: number; readonly rule: string; readonly source: Source; readonly points: number }
  | { readonly kind: "tools_full"; readonly player: number; readonly rule: string }
  | { readonly kind: "people_full"; readonly player: number; readonly rule: string }
  | { readonly kind: "track_full"; readonly player: number; readonly rule: string }
  | { readonly kind: "drew_unseen"; readonly player: number; readonly rule: string };

/** All that the game shows and takes, for what every table has. */
export interface Shapes {
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
}
