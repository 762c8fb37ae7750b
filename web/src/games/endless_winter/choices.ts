// Which part of the table a choice belongs to.
import { ofKind, type OfKind } from "../common/kinds";
import { hexesOf } from "./drawing/hexes";
import type { Near } from "./drawing/plans";
import type { Lying } from "./drawing/site";
import type { Action, Board } from "./wire";
import type { Choice } from "./table";

type Kind = Action["kind"];

/** What can come near to be chosen from: a part of the valley, or what one owns and has buried or caught. */
export type Sight = Exclude<Near, "land_and_site"> | "animals" | "graves";

/** In front of oneself, on the trails, in the line above one's slab, before the game begins, or in sight. */
export type Part = Sight | "front" | "trails" | "line" | "start";

/** Every kind of choice has its part: one that is new at the server does not get past the compiler. */
const PARTS: Readonly<Record<Kind, Part>> = {
  chief: "start",
  side: "start",
  setup: "start",
  play: "front",
  discard: "front",
  use: "front",
  call: "front",
  eat: "front",
  lay: "front",
  place: "trails",
  walk: "trails",
  recruit: "tribes",
  enlist: "tribes",
  learn: "culture",
  stone: "stones",
  camp: "land",
  move: "land",
  village: "land",
  reveal: "hunting_ground",
  hunt: "hunting_ground",
  tip: "animals",
  bury: "graves",
  build: "site",
  idol: "idols",
  rite: "line",
  tile: "line",
  convert: "line",
  gain: "line",
  lesser: "line",
  done: "line",
  end: "line",
};

const NOT_IN_SIGHT: readonly Part[] = ["front", "trails", "line", "start"];

export const kindOf = (choice: Choice): Kind => choice.action.kind;
/** What only a newer server knows is offered in words. */
export const partOf = (choice: Choice): Part => PARTS[kindOf(choice)] ?? "line";
export const ofPart = (choices: readonly Choice[], part: Part): readonly Choice[] => choices.filter((choice) => partOf(choice) === part);

/** Everything that has to be in sight for something to be chosen there, what was offered first at first. */
export const sightsOf = (choices: readonly Choice[]): Sight[] => [
  ...new Set(choices.map(partOf).filter((part) => !NOT_IN_SIGHT.includes(part)) as Sight[]),
];

/** The kind of choice by which a gain is taken in sight; the others are taken where they are named. */
const KIND_OF_GAIN: Readonly<Record<string, Kind>> = {
  megalith: "build",
  neutral: "build",
  idol: "idol",
  culture: "learn",
  animal: "hunt",
  reveal: "reveal",
  tip: "tip",
  bury: "bury",
  camp: "camp",
  move: "move",
  village: "village",
  recruit: "recruit",
  enlist: "enlist",
  stone: "stone",
};
export function sightOfGain(gain: string): Sight | undefined {
  const kind = KIND_OF_GAIN[gain];
  return kind && (PARTS[kind] as Sight);
}

/** Whether a gain can be taken as what it is. */
export function canTake(gain: string, choices: readonly Choice[]): boolean {
  const kind = KIND_OF_GAIN[gain];
  return kind ? ofKind(choices, kind).length > 0 : choices.some(({ text }) => text === `gain ${gain}`);
}

/** Whether something is still to be gained; a card that cannot be drawn must become something lesser, so it cannot be declined. */
export const isGaining = (phase: string, choices: readonly Choice[]): boolean =>
  phase !== "laying" && ofKind(choices, "done", "lesser").length > 0;

/** The step that an idol would reach; past the last one nobody climbs. */
export const reachedBy = ({ action: { track }, forecast }: OfKind<Action, "idol">, board: Board | undefined): number =>
  (board?.[track] ?? 0) + (forecast.change[track] ?? 0);

/** Where a megalith would be laid. */
export const lyingOf = ({ action: { level, row, column } }: OfKind<Action, "build">): Lying => ({ level, row, column });

const junctureOf = ({ action }: OfKind<Action, "village">): string[] => hexesOf(action.juncture);

/** The hexes of a juncture, if a village there takes as many camps as there are hexes; otherwise nobody knows whence. */
export function campsGiven(village: OfKind<Action, "village">): readonly string[] {
  const hexes = junctureOf(village);
  return village.forecast.change["camps"] === -hexes.length ? hexes : [];
}
