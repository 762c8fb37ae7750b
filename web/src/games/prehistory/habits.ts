// How a game of Prehistory falls into turns: one deed each in spring and summer, a walk in autumn.
import type { Habits } from "../../turns";
import type { Event, Shapes } from "./wire";

const SIGNS: Readonly<Partial<Record<Event["kind"], string>>> = {
  fished: "fish",
  bones_gained: "bone",
  bones_paid: "bone",
};

export const HABITS: Habits<Shapes> = {
  table: [
    "year_began",
    "ordered",
    "board_drawn",
    "wheel_laid",
    "wheel_set",
    "tile_dealt",
    "prey_dealt",
    "rite_dealt",
    "land_laid",
    "megalith_laid",
    "token_laid",
    "capstone_filled",
    "pushed",
    "caught_up",
    "stood_up",
    "last_actions",
    "ended",
    "scored",
  ],
  passing: ["resources_gained", "markers_gained", "bones_gained", "points_gained", "member_gained", "shortage"],
  deeds: ["painted", "fished", "gathered", "hunted", "celebrated", "migrated", "capstone_taken"],
  prices: ["resource_paid", "markers_paid", "bones_paid"],
  ends: ["stone_laid", "passed", "skipped", "turn_ended"],
  opens: [],
  leaves: ["turn_ended"],
  alone: [],
  telling: [
    "painted",
    "fished",
    "gathered",
    "hunted",
    "celebrated",
    "rite_taken",
    "migrated",
    "capstone_taken",
    "built",
    "megalith_taken",
    "token_taken",
    "walked",
    "reward_taken",
    "weather_set",
    "passed",
    "skipped",
    "points_gained",
    "member_gained",
    "markers_gained",
    "resources_gained",
    "bones_gained",
    "resource_paid",
    "markers_paid",
    "bones_paid",
    "stone_laid",
  ],
  counted: ["walked"],
  sounds: { dice: [], step: ["stone_laid", "capstone_taken", "shaman_moved", "migrated", "walked", "built"] },
  beats: [500, 700, 800, 0],
  place: "corner",
  sign: (event) => {
    switch (event.kind) {
      case "resources_gained":
      case "markers_gained":
      case "resource_paid":
      case "markers_paid":
      case "stone_laid":
        return `cube-${event.colour}`;
      default:
        return SIGNS[event.kind] ?? null;
    }
  },
  concerns: (events, before, after) =>
    events.flatMap((event) => {
      if (event.kind !== "stone_laid") return [];
      const { deed } = event;
      const full = (triliths: typeof after.triliths): boolean => triliths.find((each) => each.deed === deed)?.full ?? false;
      return full(after.triliths) && !full(before.triliths) ? [{ kind: "closed", deed }] : [];
    }),
};
