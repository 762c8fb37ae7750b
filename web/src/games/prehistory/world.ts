// Reading the view of Prehistory.
import { DEEDS, KINDS, SYMBOLS, type Colour, type Cubes, type Deed, type Kind, type PaintedSign, type Wheel } from "./drawing/names";
import type * as wire from "./wire";
import type { Board, View } from "./wire";

export type { Board } from "./wire";

type Half = Exclude<wire.Pending, wire.Nothing>;
type FieldOf<Union> = Union extends unknown ? keyof Union : never;

/** How far the decision now being made has come; what does not belong to it is missing. */
export type Pending = { readonly [Name in FieldOf<Half>]?: Extract<Half, Readonly<Record<Name, unknown>>>[Name] };

export type World = Omit<View, "pending"> & { readonly pending: Pending };

const NONE: Cubes = {};

export interface Stones {
  readonly stones: readonly (Colour | null)[];
  readonly full: boolean;
  readonly capstone: Cubes;
}

export const trilithOf = (world: World, deed: Deed): Stones =>
  world.triliths.find((each) => each.deed === deed) ?? { stones: [null, null], full: false, capstone: NONE };

export const capstonesOf = (world: World): Readonly<Record<Deed, Cubes>> =>
  Object.fromEntries(DEEDS.map((deed) => [deed, trilithOf(world, deed).capstone])) as Record<Deed, Cubes>;

export type Turned = "now" | "left" | "right";

/** The three colours that a wheel asks for; the painting asks by sign. */
export function askedBy(world: World, deed: string, turned: Turned = "now"): readonly Colour[] {
  const prices = world.prices as Readonly<Record<string, Readonly<Record<Turned, unknown>> | undefined>>;
  const asked = prices[deed]?.[turned];
  return Array.isArray(asked) ? (asked as Colour[]) : [];
}

/** What a wheel asks for, also that of the painting, whose colours come in the order of its signs. */
export function pricesOf(world: World, deed: string, turned: Turned): readonly Colour[] {
  const signs = deed === "painting" ? world.prices.painting?.[turned] : undefined;
  return signs ? SYMBOLS.map((sign) => signs[sign]) : askedBy(world, deed, turned);
}

export const signPrices = (world: World, turned: Turned = "now"): Readonly<Record<PaintedSign, Colour>> | null =>
  (world.prices.painting?.[turned] as Readonly<Record<PaintedSign, Colour>> | undefined) ?? null;

export const wheelAt = (world: World, wheel: Wheel): number => world.prices[wheel]?.position ?? 1;

/** Tiles by kind, with a bone or without. */
export const basketsOf = (board: Board): Readonly<Record<Kind, number>> =>
  Object.fromEntries(KINDS.map((kind) => [kind, (board.baskets[kind] ?? 0) + (board.baskets[`${kind}_bone`] ?? 0)])) as Record<
    Kind,
    number
  >;

export const STATIONS = ["winter", "spring", "summer", "autumn"] as const;
export const stationOf = (season: string): number =>
  Math.max(
    0,
    STATIONS.findIndex((each) => each === season),
  );
