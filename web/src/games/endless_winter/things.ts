// What lessons point at in the valley, by the names they use: where it lies on the map as it is, and what brings it near.
import { shape } from "../common/shape.svelte";
import type { Sight } from "./choices";
import { extentsOf, placed, wholeTrail } from "./covers";
import type { WinterMap } from "./drawing/map";
import type { Box } from "./drawing/plans";
import type { Reader } from "./labels";
import { lookingAt } from "./looking.svelte";
import { nearThings } from "./reading";
import type { Choice, TableState } from "./table";
import { animalsOf, isColumn, tilesOf } from "./world";

const SIGHTS: Readonly<Record<string, Sight>> = {
  culture: "culture",
  pile: "tribes",
  ground: "hunting_ground",
  stone: "stones",
  hex: "land",
  tile: "site",
  space: "site",
  honor: "idols",
  offering: "idols",
};
/** On a phone these lie where the own board is folded. */
const FOLDED = ["own:board", "own:animals", "own:stones", "own:graves", "own:pile"];

/** Whether something that can be read where it lies is this thing. */
function isThing(spot: string, kind: string, name: string, { world }: Reader): boolean {
  const [sort = "", first = "", ...rest] = spot.split(" ");
  switch (kind) {
    case "culture":
      return sort === "card" && first === name;
    case "pile":
      return sort === "tribe" && first === name;
    case "ground":
      return sort === "animal" && animalsOf(world.hunting_ground)[Number(first) - 1] === name;
    case "stone":
    case "hex":
      return sort === kind && first === name;
    case "space":
      return `${sort === "space" ? [first, ...rest].join("_") : sort === "megalith" ? rest.join("_") : ""}` === name;
    case "tile":
      return sort === "space" && tilesOf(world).some(({ tile, row, column }) => tile === name && isIn(first, row) && isIn(rest[0], column));
    default:
      return sort === "step" && first === kind;
  }
}

const TILE = 3;
const isIn = (at: string | undefined, from: number): boolean => Number(at) >= from && Number(at) < from + TILE;

/** Where a thing lies; nowhere while it is far away. */
export function lyingAt(thing: string, map: WinterMap, reader: Reader): readonly Box[] {
  const [kind = "", name = ""] = thing.split(":");
  if (kind === "land" || kind === "site") return extentsOf(kind, map);
  if (kind === "column" || kind === "middle" || kind === "bottom") {
    const plan = isColumn(name) ? map.columns?.[name] : undefined;
    if (!plan || !isColumn(name) || plan.form === "covered") return [];
    if (kind !== "column" && plan.form !== "folded") return [plan[kind]];
    return [wholeTrail(name, map) ?? []].flat();
  }
  const near = nearThings(map, reader).flatMap(({ things }) => things);
  return near.filter(({ spot }) => isThing(spot, kind, name, reader)).map(({ lying }) => lying);
}

/** Where a choice is made on the map as it is. */
export function madeAt(choice: Choice, map: WinterMap, { world, faces }: Reader): readonly Box[] {
  const { action } = choice;
  if (action.kind === "place" && isColumn(action.column)) return [wholeTrail(action.column, map) ?? []].flat();
  return [placed(choice, map, world, (stone) => faces.stone(stone)?.era ?? 1) ?? []].flat();
}

const TRAILS = ["column", "middle", "bottom"];

/** Bring near what cannot be seen; where nothing is near, the trails are. */
export function bring(table: TableState, things: readonly string[], unseen: readonly string[]): void {
  const looking = lookingAt(table);
  for (const thing of unseen) {
    const kind = thing.split(":")[0] ?? "";
    const sight = SIGHTS[kind];
    if (sight || TRAILS.includes(kind)) looking.show(sight ?? null);
  }
  if (shape.now === "upright") looking.unfolded = things.some((thing) => FOLDED.includes(thing));
}
