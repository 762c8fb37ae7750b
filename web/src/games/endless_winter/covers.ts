// Where the buttons over the picture lie, in units of the map: one for everything that can be chosen where it lies, and one for
// everything that can be brought near.
import type { Site } from "../../drawing/shape";
import type { OfKind } from "../common/kinds";
import { reachedBy, type Sight } from "./choices";
import { blockMiddle } from "./drawing/blocks";
import { ANIMAL, CARD, IDOLS, MINI, MINI_ANIMAL, PILE, STONE } from "./drawing/faces";
import { FLAT, hexesOf, landIn, landSize } from "./drawing/hexes";
import type { WinterMap } from "./drawing/map";
import { BASE, SPECIES, TRACKS, type Column, type Species, type Tribe } from "./drawing/names";
import { box as boxAt, type Box } from "./drawing/plans";
import { idolStep } from "./drawing/poles";
import { siteIn } from "./drawing/site";
import { animalsOf, isColumn, stoneRows, tilesOf, type World } from "./world";
import type { Choice } from "./table";
import type { Action } from "./wire";

type Size = { readonly width: number; readonly height: number };

export const over = (site: Site, { width, height }: Size): Box => boxAt(site.x, site.y, width * site.scale, height * site.scale);
export const around = ([x, y]: readonly [number, number], width: number, height: number): Box =>
  boxAt(x - width / 2, y - height / 2, width, height);

/** The smallest thing that a finger can touch on this map. */
const touch = (map: WinterMap): number => (map.thumbs ? 88 : 46);

/** Where a choice is made on the map as it is; nowhere if what it belongs to is not near. */
export function placed(choice: Choice, map: WinterMap, world: World, eraOf: (stone: string) => number): Box | null {
  const { action } = choice;
  switch (action.kind) {
    case "recruit":
    case "enlist": {
      const site = map.tribes[action.tribe as Tribe];
      return site && map.near === "tribes" ? over(site, CARD) : null;
    }
    case "learn": {
      const site = map.culture[world.display.indexOf(action.card)];
      return site && map.near === "culture" ? over(site, CARD) : null;
    }
    case "stone": {
      const { stone } = action;
      const row = stoneRows(world, eraOf).findIndex((each) => each.includes(stone));
      const site = map.stones[row]?.[stoneRows(world, eraOf)[row]?.indexOf(stone) ?? -1];
      if (!site || map.near !== "stones") return null;
      const { width, height } = STONE;
      return boxAt(site.x - (width / 2) * site.scale, site.y - height * site.scale, width * site.scale, height * site.scale);
    }
    case "hunt": {
      const { animal } = action;
      const site = (SPECIES as readonly string[]).includes(animal)
        ? map.hunting[animalsOf(world.hunting_ground).indexOf(animal as Species)]
        : map.hunting[0];
      return site && map.near === "hunting_ground" ? over(site, ANIMAL) : null;
    }
    case "reveal":
      return map.near !== "hunting_ground" ? null : map.wild ? over(map.wild, PILE) : null;
    case "camp":
      return onHex(BASE, map);
    case "move":
      return onHex(action.hex, map);
    case "village": {
      const land = near(map, "land") && map.land ? landIn(map.land) : null;
      const side = land ? Math.max(touch(map), land.radius * 0.62) : 0;
      return land ? around(land.juncture(hexesOf(action.juncture)) as [number, number], side, side) : null;
    }
    case "build": {
      const tiles = tilesOf(world);
      if (!near(map, "site") || !map.site || !tiles.length) return null;
      const grid = siteIn(tiles, map.site, map.thumbs ? "steep" : "near");
      const side = (drawn: number): number => (map.thumbs ? Math.max(touch(map), drawn) : drawn);
      return around(blockMiddle(grid, action) as [number, number], side(grid.cell.width * 0.9), side(grid.cell.height * 0.96));
    }
    case "idol":
      return onIdol(choice as OfKind<Action, "idol">, map, world);
    default:
      return null;
  }
}

/** Where else the same is chosen: on every further animal of its kind. */
export function copies({ action }: Choice, map: WinterMap, world: World): Box[] {
  if (action.kind !== "hunt" || map.near !== "hunting_ground") return [];
  const ground = animalsOf(world.hunting_ground);
  return map.hunting
    .filter((_, at) => ground[at] === action.animal)
    .slice(1)
    .map((site) => over(site, ANIMAL));
}

const near = (map: WinterMap, sight: "land" | "site"): boolean => map.near === sight || map.near === "land_and_site";

/** A hex of the land when it is near. */
export function onHex(hex: string, map: WinterMap): Box | null {
  if (!near(map, "land") || !map.land) return null;
  const { radius, hex: at } = landIn(map.land);
  const [x, y] = at(hex);
  return around([x, y], radius * 1.24, Math.max(touch(map), radius * 1.24 * FLAT));
}

/** The step that an idol would reach, when the tracks are near. */
function onIdol(choice: OfKind<Action, "idol">, map: WinterMap, world: World): Box | null {
  const { track } = choice.action;
  const board = world.turn === null ? undefined : world.players[world.turn];
  if (!map.idols || map.near !== "idols" || !board || !TRACKS.includes(track)) return null;
  const [x, y] = idolStep(track, reachedBy(choice, board));
  const { scale } = map.idols;
  return around([map.idols.x + x * scale, map.idols.y + y * scale], 130 * scale, Math.max(touch(map), 40 * scale));
}

/** The extent of things that lie in a row or in rows. */
function extentOf(sites: readonly Site[], size: Size, footed = false): Box | null {
  if (!sites.length) return null;
  const boxes = sites.map((site) => {
    const lying = over(site, size);
    return footed ? { ...lying, x: lying.x - lying.width / 2, y: lying.y - lying.height } : lying;
  });
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return boxAt(left - 4, top - 4, right - left + 8, bottom - top + 8);
}

const FAR_STONE = { width: 44, height: 100 };

/** What stands far away and can be brought near, and where. */
export function farThings(map: WinterMap): (Box & { readonly sight: Sight })[] {
  const found: [Sight, Box | null][] = [];
  if (map.near !== "tribes") for (const site of Object.values(map.tribes)) found.push(["tribes", over(site, PILE)]);
  if (map.near !== "culture") found.push(["culture", extentOf(map.culture, MINI)]);
  if (map.near !== "hunting_ground") found.push(["hunting_ground", extentOf(map.hunting, MINI_ANIMAL)]);
  if (map.near !== "stones") for (const row of map.stones) found.push(["stones", extentOf(row, FAR_STONE, true)]);
  if (map.near !== "idols" && map.idols) found.push(["idols", over(map.idols, IDOLS)]);
  if (!near(map, "land") && map.land) found.push(["land", landExtent(map.land)]);
  if (!near(map, "site") && map.site) found.push(["site", map.site]);
  return found.flatMap(([sight, lying]) => (lying ? [{ ...lying, sight }] : []));
}

/** The whole trail in the wide valley, its head and its clearings in the upright one. */
export function wholeTrail(column: Column, map: WinterMap): Box | null {
  const found = map.columns?.[column];
  if (!found || found.form === "covered") return null;
  if (found.form === "folded" || (map.shape === "upright" && found.form === "open")) return found.head;
  const bottom = Math.max(found.bottom.y + found.bottom.height, found.head.y + found.head.height);
  return { ...found.head, height: bottom - found.head.y };
}

/** Where a trail or a part of the valley lies, near or far; nowhere while it is not to be seen. */
export function extentsOf(part: Column | Sight, map: WinterMap): readonly Box[] {
  if (isColumn(part)) return [wholeTrail(part, map) ?? []].flat();
  if (map.near === part || ((part === "land" || part === "site") && near(map, part))) return [map.place ?? []].flat();
  return farThings(map).filter(({ sight }) => sight === part);
}

function landExtent(frame: Box): Box {
  const { radius } = landIn(frame);
  const { width, height } = landSize(radius);
  return boxAt(frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2, width, height);
}
