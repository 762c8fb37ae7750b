// What lies on the places says: fish, gather tiles, hunting cards and ceremony cards.
import { said } from "../../common/words/said";
import { box } from "../box.svelte";
import type { CeremonyFace, HuntingFace } from "../drawing/faces";
import type { Kind } from "../drawing/names";
import { capital, colourName } from "../says";
import { askedBy, basketsOf } from "../world";
import { coloursInWords, gainsInWords, nameOfCard } from "./names";
import { inSummer, ownBoard, type Reader, type Told } from "./reader";

const empty = (kind: string, rule: string, reader: Reader): Told =>
  said(capital(kind, reader.words), "", [["", reader.words.say("what-empty")]], rule);

/** What something of a value costs at a wheel, or in summer in markers. */
function priceOf(key: string, value: number, wheel: string, reader: Reader): string {
  const { words, world } = reader;
  return inSummer(reader)
    ? words.part(key, "summer", { value })
    : words.part(key, "costs", { value, colours: coloursInWords(askedBy(world, wheel), words) });
}

export function fish(name: string, reader: Reader): Told {
  const { world, words } = reader;
  const value = Number(name);
  const board = ownBoard(reader);
  const [now, then] = [board?.fishing[0], board?.fishing[value]];
  const left = world.fish[value - 1] ?? 0;
  const before = now
    ? `${words.say("what-counted", { count: now.points, what: words.holding("score", now.points) })}, ${words.say("what-counted", { count: now.bones, what: words.holding("bones", now.bones) })}`
    : "";
  return {
    ...said(
      words.say("what-fish", { value }),
      words.say("what-kind-fish"),
      [
        ["costs", priceOf("what-fish", value, "fishing", reader)],
        ["now", words.part("what-fish", "now", { left, step: then?.step ?? value })],
        ["year", then ? words.part("what-fish", "year", { points: then.points, bones: then.bones, before }) : ""],
      ],
      "PH-9.2",
    ),
    action: `fish ${value}`,
  };
}

/** The other kind of a pair of baskets, and what a pair brings. */
export function pairOf(kind: Kind, reader: Reader): { readonly partner: string; readonly bonus: string } {
  const pair = box.pairs.find(({ upper, lower }) => upper === kind || lower === kind);
  const partner = pair?.upper === kind ? pair.lower : pair?.upper;
  return { partner: reader.words.name("tile", partner ?? ""), bonus: gainsInWords(pair?.bonus ?? [], reader.words) };
}

export const setPoints = (): string => box.setPoints.slice(1).join(", ");

export function gather(name: string, reader: Reader): Told {
  const { world, words } = reader;
  const place = world.tiles[Number(name) - 1];
  if (!place?.tile) return empty(words.say("what-kind-tile"), "PH-1.8", reader);
  const kind = place.tile.replace("_bone", "") as Kind;
  const board = ownBoard(reader);
  return {
    ...said(
      words.say("what-tile", { tile: words.name("tile", place.tile) }),
      words.say("what-kind-tile"),
      [
        [
          "costs",
          inSummer(reader)
            ? words.part("what-tile", "summer")
            : words.part("what-tile", "costs", { colour: capital(colourName(place.price, words), words) }),
        ],
        ["now", board ? words.part("what-tile", "now", { count: basketsOf(board)[kind], ...pairOf(kind, reader) }) : ""],
        ["end", words.part("what-tile", "end", { set: setPoints() })],
      ],
      "PH-10.1",
    ),
    action: `gather ${name}`,
  };
}

export function preyOf(face: HuntingFace, reader: Reader): Told {
  const { words } = reader;
  const species = words.name("species", face.species);
  const points = face.points ? [["points", face.points] as const] : [];
  const footprint = face.kind === "footprint";
  return said(
    capital(footprint ? words.say("what-footprint", { species }) : words.say("what-prey", { prey: species }), words),
    words.say("what-kind-hunting", { value: face.value }),
    [
      ["costs", priceOf("what-prey", face.value, "hunting", reader)],
      ["now", words.part("what-prey", "now", { gain: gainsInWords([...points, ...face.reward], words) })],
      ["end", words.part("what-prey", footprint ? "footprint" : "end")],
    ],
    "PH-11.2",
  );
}

export function hunting(name: string, reader: Reader): Told {
  const face = box.prey(reader.world.hunting[Number(name) - 1] ?? null);
  return face ? { ...preyOf(face, reader), action: `hunt ${name}` } : empty(reader.words.field("hunting"), "PH-1.9", reader);
}

/** "One point for each gather tile, five at most." */
export function conditionOf(face: CeremonyFace, reader: Reader): string {
  const { words } = reader;
  const what = (count: number): string => words.say(`metric-${face.counts}`, { count });
  if (face.each) {
    const { per, points, most } = face.each;
    return words.part("what-rite", "each", { points, per, most, what: what(per) });
  }
  return (face.reach ?? []).map(([count, points]) => words.part("what-rite", "reach", { count, points, what: what(count) })).join(" ");
}

export function riteOf(face: CeremonyFace, reader: Reader): Told {
  const { words } = reader;
  const counted = ownBoard(reader)?.counted?.find(({ rite }) => rite === face.id);
  return said(
    words.say("what-rite", { rite: nameOfCard(face.id, words) }),
    words.say("what-kind-ceremony", { value: face.value }),
    [
      ["costs", words.part("what-rite", "costs", { value: face.value })],
      ["now", face.bones ? words.part("what-rite", "bones", { bones: face.bones }) : ""],
      [
        "end",
        [conditionOf(face, reader), counted ? words.part("what-rite", "counts", { count: counted.count, points: counted.points }) : ""]
          .filter(Boolean)
          .join(" "),
      ],
    ],
    "PH-12.3",
  );
}

export function ceremony(name: string, reader: Reader): Told {
  const face = box.rite(reader.world.ceremony[Number(name) - 1] ?? null);
  if (!face) return empty(reader.words.field("ceremony"), "PH-1.9", reader);
  const dances = reader.world.phase === "dancing";
  return { ...riteOf(face, reader), action: dances ? `card ${name}` : `ceremony ${face.value}` };
}
