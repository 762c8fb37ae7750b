// What each step of the eclipse holds for somebody: printed on places, cards, terrain and boards.
import { box } from "./box.svelte";
import { leadersOf } from "./drawing/leaders";
import type { Gain } from "./drawing/names";
import { stacksOf } from "./holdings";
import type { EclipseStep, World } from "./world";

/** Where an income comes from: what it is called, and what it brings. */
export interface Income {
  readonly kind: "place" | "card" | "terrain" | "village" | "megalith" | "stone";
  readonly id: string;
  readonly gains: readonly Gain[];
}

const brings = ({ gains }: Income): boolean => gains.some(([, count]) => count > 0);

function ofLand(world: World, seat: number): Income[] {
  return world.land
    .filter(({ influence }) => leadersOf(influence)?.seats.includes(seat))
    .map(({ terrain }) => ({
      kind: "terrain" as const,
      id: terrain ?? "",
      gains: box.terrains.find(({ id }) => id === terrain)?.income ?? [],
    }));
}

function ofBoard(world: World, seat: number): Income[] {
  const board = world.players[seat];
  const numbers = box.player;
  if (!board || !numbers) return [];
  return [
    ...Array.from({ length: numbers.villages - board.villages_left }, () => ({
      kind: "village" as const,
      id: "",
      gains: numbers.village_income,
    })),
    ...stacksOf(numbers, board.megaliths_left, seat)
      .filter(({ owners }) => !owners.length)
      .map(({ income }) => ({ kind: "megalith" as const, id: "", gains: income })),
    ...board.stones.map(({ stone, points }) => ({ kind: "stone" as const, id: stone, gains: [["points", points]] as Gain[] })),
  ];
}

/** What a step holds for a seat, as things stand now. */
export function incomesOf(step: EclipseStep, world: World, seat: number): Income[] {
  const place = world.order.indexOf(seat);
  const found: Income[] =
    step === "order"
      ? [{ kind: "place", id: String(place + 1), gains: box.orderIncomes[place] ?? [] }]
      : step === "tribe"
        ? (world.players[seat]?.pile ?? []).map((card) => ({ kind: "card", id: card, gains: box.card(card)?.eclipse ?? [] }))
        : step === "land"
          ? ofLand(world, seat)
          : ofBoard(world, seat);
  return found.filter(brings);
}
