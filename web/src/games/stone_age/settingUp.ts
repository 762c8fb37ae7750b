// The valley as a form: while a position is set up, a click on a place says how many people of a seat stand there.
import type { Offered } from "../common/gameModule";
import { asNumber, asRecord } from "../../json";
import { box } from "./box.svelte";
import { numbered, SPOTS } from "./valley";
import type { Action, View } from "./wire";

/** How many of a seat's people may stand anywhere; what the rules say of it is named afterwards. */
export function offered(valley: View, seat: number): Offered<Action>[] {
  const people = valley.players[seat]?.people ?? 0;
  return SPOTS.filter((spot) => {
    const [kind, number] = numbered(spot);
    return kind !== "building" || number <= valley.buildings.length;
  }).flatMap((spot) =>
    Array.from({ length: Math.min(people, box.room(spot)) + 1 }, (_, count) => ({
      text: `place ${spot} ${count}`,
      action: { kind: "place" as const, spot, people: count },
    })),
  );
}

/** Where in a board it stands, and what; nobody is left out. */
export function put(text: string): { readonly path: readonly string[]; readonly value: number | undefined } {
  const [, spot = "", count = "0"] = text.split(" ");
  return { path: ["placed", spot], value: Number(count) || undefined };
}

/** How many people of a board have no place. */
export function left(board: unknown): number {
  const { people, placed } = asRecord(board);
  return Object.values(asRecord(placed)).reduce<number>((rest, count) => rest - asNumber(count), asNumber(people));
}
