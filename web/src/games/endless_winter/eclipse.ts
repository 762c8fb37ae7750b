// The eclipse as the story of the table tells it: what was revealed, the new order, and what each step brought to whom.
import type { FigureKind, Gain, PriceName } from "./drawing/names";
import type { Event } from "./wire";
import type { EclipseStep } from "./world";

export const STEPS = ["order", "tribe", "land", "board"] as const satisfies readonly EclipseStep[];

export interface Ledge {
  readonly seat: number;
  readonly place: number;
  /** The place before; the same where nobody told it. */
  readonly before: number;
  /** As much labour as whoever stands right before. */
  readonly tied: boolean;
  /** What lay in the pile, bluffs included. */
  readonly cards: readonly string[];
  readonly resting: readonly FigureKind[];
  readonly labour: number;
}

/** What a step of somebody's eclipse has brought so far. */
export interface Brought {
  readonly step: EclipseStep;
  readonly gains: readonly Gain[];
  readonly forgone: boolean;
}

/** What lay ready before the next round. */
interface Preparation {
  readonly animals: readonly string[];
  readonly cultures: readonly string[];
  readonly drawn: readonly number[];
  readonly newEra: boolean;
}

export interface Eclipse {
  readonly round: number;
  /** From the first place to the last. */
  readonly ledges: readonly Ledge[];
  /** By seat. */
  readonly brought: ReadonlyMap<number, readonly Brought[]>;
  /** Nothing before it has begun. */
  readonly preparation: Preparation | null;
}

type Kind = Event["kind"];
type Of<K extends Kind> = Extract<Event, { readonly kind: K }>;

const told = <K extends Kind>(events: readonly Event[], kind: K): Of<K>[] => events.filter((event): event is Of<K> => event.kind === kind);
const lastOf = (log: readonly Event[], kind: string, before = log.length): number =>
  log.slice(0, before).findLastIndex((event) => event.kind === kind);

/** What an event put into somebody's hands. */
const GAINED: Readonly<Partial<Record<Kind, PriceName>>> = {
  food_gained: "food",
  tool_gained: "tool",
  points_gained: "points",
  stone_scored: "points",
  drew: "draw",
  drew_unseen: "draw",
  climbed: "idol",
  built: "megalith",
  buried: "bury",
  buried_unseen: "bury",
  animal_taken: "animal",
  tipped: "tip",
  camp_pitched: "camp",
  moved: "move",
  settled: "village",
  recruited: "recruit",
  enlisted: "enlist",
  learned: "culture",
  stone_taken: "stone",
};

/** How many of it: as many as the event says, or one. */
function amountOf(event: Event): number {
  if (event.kind === "food_gained" || event.kind === "tool_gained") return event.count;
  return event.kind === "points_gained" || event.kind === "stone_scored" ? event.points : 1;
}

/** Everything that a row of events brought, equal things together. */
export function gainsFrom(events: readonly Event[]): Gain[] {
  const found = new Map<PriceName, number>();
  for (const event of events) {
    const what = GAINED[event.kind];
    const count = amountOf(event);
    if (what && count) found.set(what, (found.get(what) ?? 0) + count);
  }
  return [...found];
}

/** The places that were told last before a moment, by seat. */
function placesBefore(log: readonly Event[], moment: number): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const event of log.slice(0, moment))
    if (event.kind === "place_in_order" || event.kind === "new_place") places.set(event.player, event.place);
  return places;
}

function ledgesFrom(log: readonly Event[], began: number, story: readonly Event[]): Ledge[] {
  const before = placesBefore(log, began);
  const round = log.slice(lastOf(log, "round_began", began) + 1, began);
  const by = <K extends Kind>(events: readonly Event[], kind: K, seat: number): Of<K>[] =>
    told(events, kind).filter(({ player }) => player === seat);
  return told(story, "new_place").map(({ player: seat, place, tied }) => ({
    seat,
    place,
    tied,
    before: before.get(seat) ?? place,
    cards: by(story, "shown", seat).map(({ card }) => card),
    resting: by(round, "placed", seat)
      .filter(({ column }) => column === "rest")
      .map(({ figure }) => figure),
    labour: by(story, "strength", seat)[0]?.labour ?? 0,
  }));
}

function broughtFrom(story: readonly Event[]): ReadonlyMap<number, readonly Brought[]> {
  const found = new Map<number, Brought[]>();
  const starts = story.flatMap((event, at) => (event.kind === "eclipse_step" ? [at] : []));
  starts.forEach((start, index) => {
    const event = story[start];
    if (event?.kind !== "eclipse_step") return;
    const { player: seat, step } = event;
    const mine = story.slice(start + 1, starts[index + 1]).filter((each) => each.player === seat);
    const brought = {
      step,
      gains: gainsFrom(mine),
      forgone: mine.some((each) => each.kind === "forgone"),
    };
    found.set(seat, [...(found.get(seat) ?? []), brought]);
  });
  return found;
}

const PREPARES: readonly Kind[] = ["era_ended", "animal_appeared", "culture_laid"];
const DRAWS: readonly Kind[] = ["drew", "drew_unseen", "reshuffled"];

/** Where the preparation begins after the last step: with a new era, new animals or culture cards, or when others draw cards. */
const preparationIn = (closing: readonly Event[], last: number): number =>
  closing.findIndex((event) => PREPARES.includes(event.kind) || (DRAWS.includes(event.kind) && event.player !== last));

function preparationOf(events: readonly Event[], seats: number): Preparation {
  const draws = (seat: number): Event[] => events.filter((event) => event.player === seat && event.kind.startsWith("drew"));
  return {
    animals: told(events, "animal_appeared").map(({ animal }) => animal),
    cultures: told(events, "culture_laid").map(({ card }) => card),
    drawn: Array.from({ length: seats }, (_, seat) => draws(seat).length),
    newEra: told(events, "era_ended").length > 0,
  };
}

/** The last eclipse that began, as far as it is told; nothing before the first. */
export function lastEclipse(log: readonly Event[]): Eclipse | null {
  const began = lastOf(log, "eclipse_began");
  const started = log[began];
  if (started?.kind !== "eclipse_began") return null;
  const rest = log.slice(began);
  const next = rest.findIndex((event) => event.kind === "round_began" || event.kind === "ended");
  const story = next < 0 ? rest : rest.slice(0, next);
  const ledges = ledgesFrom(log, began, story);
  const lastStep = lastOf(story, "eclipse_step");
  const prepared = preparationIn(story.slice(lastStep + 1), story[lastStep]?.player ?? -1);
  const end = next < 0 || prepared < 0 ? story.length : lastStep + 1 + prepared;
  return {
    round: started.round,
    ledges,
    brought: broughtFrom(story.slice(0, end)),
    preparation: end < story.length ? preparationOf(story.slice(end), ledges.length) : null,
  };
}
