// The eclipse as the story of the table tells it: what was revealed, the new order, and what each step brought to whom.
import { asNumber, asText } from "../../json";
import type { Told } from "../../messages";
import type { FigureKind, Gain, PriceName } from "./drawing/names";
import type { EclipseStep } from "./world";

export const STEPS = ["order", "tribe", "land", "board"] as const satisfies readonly EclipseStep[];

export interface Ledge {
  readonly seat: number;
  readonly place: number;
  /** The place before; the same where nobody told it. */
  readonly before: number;
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
export interface Preparation {
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

const kindOf = (event: Told): string => asText(event["kind"]);
const playerOf = (event: Told): number => asNumber(event["player"]);
const lastOf = (log: readonly Told[], kind: string, before = log.length): number =>
  log.slice(0, before).findLastIndex((event) => kindOf(event) === kind);

/** What an event put into somebody's hands. */
const GAINED: Readonly<Record<string, readonly [what: PriceName, field: string]>> = {
  food_gained: ["food", "count"],
  tool_gained: ["tool", "count"],
  points_gained: ["points", "points"],
  stone_scored: ["points", "points"],
  drew: ["draw", ""],
  drew_unseen: ["draw", ""],
  climbed: ["idol", ""],
  built: ["megalith", ""],
  buried: ["bury", ""],
  buried_unseen: ["bury", ""],
  animal_taken: ["animal", ""],
  tipped: ["tip", ""],
  camp_pitched: ["camp", ""],
  moved: ["move", ""],
  settled: ["village", ""],
  recruited: ["recruit", ""],
  enlisted: ["enlist", ""],
  learned: ["culture", ""],
  stone_taken: ["stone", ""],
};

/** Everything that a row of events brought, equal things together. */
export function gainsFrom(events: readonly Told[]): Gain[] {
  const found = new Map<PriceName, number>();
  for (const event of events) {
    const [what, field] = GAINED[kindOf(event)] ?? [];
    const count = field ? asNumber(event[field]) : 1;
    if (what && count) found.set(what, (found.get(what) ?? 0) + count);
  }
  return [...found];
}

/** The places that were told last before a moment, by seat. */
function placesBefore(log: readonly Told[], moment: number): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const event of log.slice(0, moment))
    if (kindOf(event) === "place_in_order" || kindOf(event) === "new_place") places.set(playerOf(event), asNumber(event["place"]));
  return places;
}

function ledgesFrom(log: readonly Told[], began: number, story: readonly Told[]): Ledge[] {
  const before = placesBefore(log, began);
  const round = log.slice(lastOf(log, "round_began", began) + 1, began);
  const of = (events: readonly Told[], kind: string, seat: number): Told[] =>
    events.filter((event) => kindOf(event) === kind && playerOf(event) === seat);
  return story
    .filter((event) => kindOf(event) === "new_place")
    .map((event) => {
      const seat = playerOf(event);
      const place = asNumber(event["place"]);
      return {
        seat,
        place,
        before: before.get(seat) ?? place,
        cards: of(story, "shown", seat).map(({ card }) => asText(card)),
        resting: of(round, "placed", seat)
          .filter(({ column }) => column === "rest")
          .map(({ figure }) => asText(figure) as FigureKind),
        labour: asNumber(of(story, "strength", seat)[0]?.["labour"]),
      };
    });
}

const isStep = (name: string): name is EclipseStep => (STEPS as readonly string[]).includes(name);

function broughtFrom(story: readonly Told[]): ReadonlyMap<number, readonly Brought[]> {
  const found = new Map<number, Brought[]>();
  const starts = story.flatMap((event, at) => (kindOf(event) === "eclipse_step" ? [at] : []));
  starts.forEach((start, index) => {
    const event = story[start] ?? {};
    const seat = playerOf(event);
    const step = asText(event["step"]);
    if (!isStep(step)) return;
    const mine = story.slice(start + 1, starts[index + 1]).filter((each) => playerOf(each) === seat);
    const brought = {
      step,
      gains: gainsFrom(mine),
      forgone: mine.some((each) => kindOf(each) === "forgone"),
    };
    found.set(seat, [...(found.get(seat) ?? []), brought]);
  });
  return found;
}

const PREPARES = ["era_ended", "animal_appeared", "culture_laid"];
const DRAWS = ["drew", "drew_unseen", "reshuffled"];

/** Where the preparation begins after the last step: with a new era, new animals or culture cards, or when others draw cards. */
const preparationIn = (closing: readonly Told[], last: number): number =>
  closing.findIndex((event) => PREPARES.includes(kindOf(event)) || (DRAWS.includes(kindOf(event)) && playerOf(event) !== last));

function preparationOf(events: readonly Told[], seats: number): Preparation {
  const named = (kind: string, field: string): string[] =>
    events.filter((event) => kindOf(event) === kind).map((event) => asText(event[field]));
  const draws = (seat: number): Told[] => events.filter((event) => playerOf(event) === seat && kindOf(event).startsWith("drew"));
  return {
    animals: named("animal_appeared", "animal"),
    cultures: named("culture_laid", "card"),
    drawn: Array.from({ length: seats }, (_, seat) => draws(seat).length),
    newEra: named("era_ended", "kind").length > 0,
  };
}

/** The last eclipse that began, as far as it is told; nothing before the first. */
export function lastEclipse(log: readonly Told[]): Eclipse | null {
  const began = lastOf(log, "eclipse_began");
  if (began < 0) return null;
  const rest = log.slice(began);
  const next = rest.findIndex((event) => kindOf(event) === "round_began" || kindOf(event) === "ended");
  const story = next < 0 ? rest : rest.slice(0, next);
  const ledges = ledgesFrom(log, began, story);
  const lastStep = lastOf(story, "eclipse_step");
  const prepared = preparationIn(story.slice(lastStep + 1), playerOf(story[lastStep] ?? {}));
  const end = next < 0 || prepared < 0 ? story.length : lastStep + 1 + prepared;
  return {
    round: asNumber(log[began]?.["round"]),
    ledges,
    brought: broughtFrom(story.slice(0, end)),
    preparation: end < story.length ? preparationOf(story.slice(end), ledges.length) : null,
  };
}

/** Those who have as much labour as whoever stands right before them, and who went ahead because of the tie. */
export function tiesOf(ledges: readonly Ledge[]): { readonly ahead: Ledge; readonly behind: Ledge }[] {
  return ledges.flatMap((behind, at) => {
    const ahead = ledges[at - 1];
    return ahead && ahead.labour === behind.labour ? [{ ahead, behind }] : [];
  });
}
