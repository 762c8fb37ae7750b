// What can be read where it lies: everything that is near has its words there, and what is far away says what one would see.
import type { Sight } from "./choices";
import { around, onHex, over, placed } from "./covers";
import { ANIMAL, CARD, PILE, STONE } from "./drawing/faces";
import { landIn } from "./drawing/hexes";
import type { WinterMap } from "./drawing/map";
import { HEXES, TRACKS, TRIBES } from "./drawing/names";
import { box as boxAt, type Box, type Near } from "./drawing/plans";
import { idolStep, LEVELS, NEAR_LADDERS } from "./drawing/poles";
import { backToFront, isCovered, type Lying } from "./drawing/site";
import {
  animalLabel,
  hexOf,
  megalithLabel,
  pileLabel,
  restLabel,
  spaceLabel,
  stepLabel,
  stoneLabel,
  thingLabel,
  tracksLabel,
  wildLabel,
  type Reader,
} from "./labels";
import { nameOf } from "./says";
import { animalsOf, landOf, piecesOf, pileOf, stoneRows, tilesOf, villagesOf } from "./world";
import type { Choice } from "./table";

export interface Read {
  readonly spot: string;
  readonly label: string;
  readonly lying: Box;
  /** What would be done here, in notation, where somebody may wonder why it cannot be done. */
  readonly asks: string;
}

/** What belongs together and is near. */
interface Group {
  readonly sight: Sight;
  readonly things: readonly Read[];
}

type Of = (map: WinterMap, at: Reader) => Read[];

const tribes: Of = (map, at) =>
  TRIBES.flatMap((tribe) => {
    const site = map.tribes[tribe];
    const verb = at.world.pending.gains?.enlist ? "enlist" : "recruit";
    return site ? [{ spot: `tribe ${tribe}`, label: pileLabel(tribe, at), lying: over(site, CARD), asks: `${verb} ${tribe}` }] : [];
  });

const culture: Of = (map, at) =>
  map.culture.flatMap((site, place) => {
    const card = at.world.display[place];
    return card ? [{ spot: `card ${card}`, label: thingLabel("card", card, at), lying: over(site, CARD), asks: `learn ${card}` }] : [];
  });

const stones: Of = (map, at) =>
  stoneRows(at.world, (id) => at.faces.stone(id)?.era ?? 1).flatMap((row, era) =>
    row.flatMap((stone, place) => {
      const site = map.stones[era]?.[place];
      if (!site) return [];
      const [width, height] = [STONE.width * site.scale, STONE.height * site.scale];
      return [
        {
          spot: `stone ${stone}`,
          label: stoneLabel(stone, at),
          lying: boxAt(site.x - width / 2, site.y - height, width, height),
          asks: `stone ${stone}`,
        },
      ];
    }),
  );

const huntingGround: Of = (map, at) => {
  const ground = animalsOf(at.world.hunting_ground);
  const animals = map.hunting.flatMap((site, place) => {
    const animal = ground[place];
    return animal
      ? [{ spot: `animal ${place + 1}`, label: animalLabel(animal, at), lying: over(site, ANIMAL), asks: `hunt ${animal}` }]
      : [];
  });
  return map.wild ? [...animals, { spot: "wild", label: wildLabel(at), lying: over(map.wild, PILE), asks: "reveal" }] : animals;
};

/** A hex beside another one, in its row. */
const beside = (hex: string): string => {
  const next = (by: number): string => `${hex.charAt(0)}${Number(hex.slice(1)) + by}`;
  return HEXES.includes(next(1)) ? next(1) : next(-1);
};

const land: Of = (map, at) => {
  const grid = map.land && landIn(map.land);
  const hexes = HEXES.flatMap((hex) => {
    const lying = onHex(hex, map);
    return lying ? [{ spot: `hex ${hex}`, label: hexOf(hex, at), lying, asks: `move ${hex} ${beside(hex)}` }] : [];
  });
  if (!grid) return hexes;
  const side = grid.radius * 0.62;
  const villages = villagesOf(at.world).map(({ juncture, owner }) => ({
    spot: `village ${juncture.join(" ")}`,
    label: at.words.say("note-village-of", { player: at.players[owner] ?? "", juncture: juncture.join(", ") }),
    lying: around(grid.juncture(juncture), side, side),
    asks: "",
  }));
  return [...hexes, ...villages];
};

/** Where the button would lie that builds there. */
const building = ({ level, row, column }: Lying, map: WinterMap, { world }: Reader): Box | null =>
  placed({ action: { kind: "build", level, row, column } } as unknown as Choice, map, world, () => 1);

/** A megalith is seen above the space on which it lies. */
const raised = ({ x, y, width, height }: Box): Box => boxAt(x, y - height * 0.6, width, height * 1.6);

/** Free spaces with what they bring, then megaliths, the upper ones last: they lie over what is below. */
const site: Of = (map, at) => {
  const pieces = piecesOf(at.world);
  const spaces = tilesOf(at.world).flatMap(({ row: top, column: left }) =>
    [0, 1, 2].flatMap((down) => [0, 1, 2].map((across) => ({ row: top + down, column: left + across }))),
  );
  // On a phone only spaces are touched where something can be built.
  const asked = (text: string): string => (map.thumbs ? "" : text);
  const free = spaces.flatMap(({ row, column }) => {
    const lying = isCovered(pieces, row, column) ? null : building({ level: 1, row, column }, map, at);
    return lying
      ? [{ spot: `space ${row} ${column}`, label: spaceLabel(row, column, at), lying, asks: asked(`build 1 ${row} ${column}`) }]
      : [];
  });
  const laid = backToFront(pieces).flatMap((piece) => {
    const lying = building(piece, map, at);
    const { level, row, column } = piece;
    return lying ? [{ spot: `megalith ${level} ${row} ${column}`, label: megalithLabel(piece, at), lying: raised(lying), asks: "" }] : [];
  });
  return [...free, ...laid];
};

const idols: Of = (map, at) => {
  const { idols: poles } = map;
  if (!poles) return [];
  return TRACKS.flatMap((track) =>
    Array.from({ length: LEVELS }, (_, step) => {
      const [x, y] = idolStep(track, step);
      const { rung } = NEAR_LADDERS[track];
      const lying = around([poles.x + x * poles.scale, poles.y + y * poles.scale], 130 * poles.scale, rung * poles.scale);
      return { spot: `step ${track} ${step}`, label: stepLabel(track, step, at), lying, asks: "" };
    }),
  );
};

const NEAR: Readonly<Record<Near, readonly (readonly [sight: Sight, things: Of])[]>> = {
  tribes: [["tribes", tribes]],
  culture: [["culture", culture]],
  stones: [["stones", stones]],
  hunting_ground: [["hunting_ground", huntingGround]],
  land: [["land", land]],
  site: [["site", site]],
  land_and_site: [
    ["land", land],
    ["site", site],
  ],
  idols: [["idols", idols]],
};

/** Everything that is near. */
export const nearThings = (map: WinterMap, at: Reader): Group[] =>
  map.near === null ? [] : NEAR[map.near].map(([sight, things]) => ({ sight, things: things(map, at) }));

const REST_TILE = { width: 86, height: 66 };

/** The rest tile, which is never far. */
export function restTile(map: WinterMap, at: Reader): Read[] {
  const tile = at.world.rest_tile;
  return map.rest && tile !== null ? [{ spot: "rest tile", label: restLabel(tile, at), lying: over(map.rest, REST_TILE), asks: "" }] : [];
}

const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => [name, names.filter((each) => each === name).length] as const)
    .map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
    .join(", ");

/** What one would see of something that is far away: names, and who stands where. */
export function farInWords(sight: Sight, at: Reader): string {
  const { world, words, players } = at;
  switch (sight) {
    case "tribes":
      return TRIBES.map((tribe) => `${nameOf("card", tribe, words)} ${pileOf(world, tribe)}`).join(", ");
    case "culture":
      return counted(world.display.flatMap((card) => (card ? [nameOf("card", card, words)] : [])));
    case "stones":
      return counted(world.stones.map((stone) => nameOf("stone", stone, words)));
    case "hunting_ground":
      return [counted(animalsOf(world.hunting_ground).map((animal) => nameOf("animal", animal, words))), wildLabel(at)]
        .filter(Boolean)
        .join(". ");
    case "land":
      return landOf(world)
        .filter(({ leaders }) => leaders.length)
        .map(({ hex, leaders }) => `${nameOf("hex", hex, words)}: ${leaders.map((seat) => players[seat] ?? "").join(", ")}`)
        .join("; ");
    case "site":
      return `${piecesOf(world).length} ${words.holding("megaliths", piecesOf(world).length)}`;
    case "idols":
      return tracksLabel(at);
    default:
      return "";
  }
}
