// What lies in front of players says: cubes, bones, weather, painting, baskets, members, camps, shamans, cards. A name is "what", and
// for somebody else's things "what@seat".
import { said, type Label } from "../../common/words/said";
import { box } from "../box.svelte";
import { DEEDS, COLOURS, type Colour, type Cubes, type Kind, type PaintedSign } from "../drawing/names";
import { capital, colourName } from "../says";
import { basketsOf, signPrices, type Board } from "../world";
import { pairOf, setPoints } from "./goods";
import { coloursInWords, gainsInWords, heapInWords } from "./names";
import { inSummer, ownBoard, type Reader, type Told } from "./reader";
import type { About } from "../../../i18n";

/** The rows that a message may have, by the attribute that says them. */
const PARTS: readonly (readonly [Label, string])[] = [
  ["", "about"],
  ["now", "now"],
  ["year", "year"],
  ["end", "end"],
];

/** A message of the files with all rows that it has. */
function simple(key: string, about: About, { words }: Reader, kind: string, rule: string): Told {
  return said(
    words.say(key, about),
    kind,
    PARTS.map(([label, part]) => [label, words.part(key, part, about)]),
    rule,
  );
}

/** Whose it is, and from the words whose that is. */
function whose(name: string, reader: Reader): { what: string; board: Board | undefined; kind: string } {
  const [what = "", at] = name.split("@");
  if (at === undefined) return { what, board: ownBoard(reader), kind: reader.words.say("what-kind-own") };
  const player = reader.players[Number(at)] ?? "";
  return { what, board: reader.world.players[Number(at)], kind: reader.words.say("what-kind-other", { player }) };
}

const stepsOf = (colour: string, { world }: Reader): number => (world.steps as Cubes)[colour as Colour] ?? 0;

export function resource(name: string, reader: Reader): Told {
  const { what, board, kind } = whose(name, reader);
  const about = {
    colour: capital(colourName(what, reader.words), reader.words),
    count: board?.resources[what as Colour] ?? 0,
    steps: stepsOf(what, reader),
    point: box.bonesForPoint,
  };
  return simple("what-resource", about, reader, kind, "PH-1.15");
}

export function marker(name: string, reader: Reader): Told {
  const { what, board, kind } = whose(name, reader);
  const deed = DEEDS[COLOURS.indexOf(what as Colour)] ?? "painting";
  const about = {
    colour: capital(colourName(what, reader.words), reader.words),
    count: board?.markers[what as Colour] ?? 0,
    steps: stepsOf(what, reader),
    deed: reader.words.name("deed", deed),
    point: box.bonesForPoint,
  };
  return simple("what-marker", about, reader, kind, "PH-5.4");
}

/** The things of a board that have one message each, with what they count. */
const COUNTED: Readonly<Record<string, { readonly rule: string; readonly about: (board: Board, reader: Reader) => About }>> = {
  bones: { rule: "PH-14.1", about: ({ bones }) => ({ count: bones, most: box.mostBones, point: box.bonesForPoint }) },
  weather: {
    rule: "PH-4.1",
    about: ({ income, income_next }, { words }) => ({
      income: heapInWords(income as Cubes, words),
      next: heapInWords(income_next as Cubes, words),
    }),
  },
  members: {
    rule: "PH-13.4",
    about: ({ home, on_map, in_supply, most_on_map }) => ({ home, out: on_map, supply: in_supply, most: most_on_map }),
  },
  camps: { rule: "PH-7.2", about: ({ camps_built }) => ({ count: camps_built }) },
  shamans: { rule: "PH-12.1", about: ({ shamans }, { words }) => ({ colours: coloursInWords(shamans, words) }) },
  hunted: { rule: "PH-15.4", about: ({ hunted }) => ({ count: hunted.length }) },
  ceremonies: { rule: "PH-15.10", about: ({ face_down }) => ({ count: face_down.length }) },
  catch: { rule: "PH-9.2", about: ({ catch: caught, track }) => ({ count: caught.reduce((sum, each) => sum + each, 0), step: track }) },
  megaliths: { rule: "PH-15.6", about: ({ megaliths }) => ({ count: megaliths, points: box.land?.megalith_a ?? 0 }) },
  painted: { rule: "PH-15.3", about: ({ painted }) => ({ count: painted.length, rows: box.rowPoints.slice(1).join(", ") }) },
  tokens: { rule: "PH-6.11", about: ({ tokens }) => ({ count: tokens.length }) },
};

/** `own:bones`, `own:members` and the like; with a seat, somebody else's. */
export function own(name: string, reader: Reader): Told | null {
  const { what, board, kind } = whose(name, reader);
  if (!board) return null;
  if (what === "score") return points(name, reader);
  const known = COUNTED[what];
  return known ? simple(`what-${what}`, known.about(board, reader), reader, kind, known.rule) : null;
}

function points(name: string, reader: Reader): Told {
  const { board, kind } = whose(name, reader);
  const seat = name.split("@")[1] ?? reader.seat ?? 0;
  const about = { player: reader.players[Number(seat)] ?? "", points: board?.score ?? 0, total: board?.total ?? 0 };
  const told = simple("what-points", about, reader, kind, "PH-15.11");
  return board?.total === undefined ? { ...told, rows: told.rows.filter(({ label }) => label !== "end") } : told;
}

export function piece(name: string, reader: Reader): Told | null {
  const { words, world } = reader;
  const face = box.painting?.piece.find(({ id }) => id === name);
  const board = ownBoard(reader);
  if (!face) return null;
  const prices = signPrices(world);
  const painted = (board?.painted as readonly string[] | undefined)?.includes(name) ?? false;
  const lines = board?.touching[name as keyof Board["touching"]] ?? [];
  const bonus = lines.map((line) => gainsInWords(bonusOf(line), words)).join(", ");
  return {
    ...said(
      capital(face.symbols.map((sign) => words.name("symbol", sign)).join(", "), words),
      words.say("what-kind-piece"),
      [
        ["", painted ? words.part("what-piece", "painted") : ""],
        [
          "costs",
          painted
            ? ""
            : inSummer(reader)
              ? words.part("what-piece", "summer", { count: face.symbols.length })
              : prices
                ? words.part("what-piece", "costs", {
                    colours: coloursInWords(
                      face.symbols.map((sign: PaintedSign) => prices[sign]),
                      words,
                    ),
                  })
                : "",
        ],
        ["now", bonus ? words.part("what-piece", "now", { bonus }) : ""],
        ["end", words.part("what-piece", "end", { rows: box.rowPoints.slice(1).join(", ") })],
      ],
      "PH-8.1",
    ),
    ...(painted ? {} : { action: `paint ${name}` }),
  };
}

function bonusOf(line: string) {
  const [kind, number] = line.split("_");
  const all = kind === "row" ? box.painting?.row_bonus : box.painting?.column_bonus;
  return all?.[Number(number) - 1] ?? [];
}

export function bonus(name: string, { words }: Reader): Told {
  const [kind = "row", number] = name.split("_");
  const key = `what-bonus-${kind}`;
  return said(
    words.say(key, { number: Number(number) }),
    words.say("what-kind-bonus"),
    [["", words.part(key, "about", { gain: gainsInWords(bonusOf(name), words) })]],
    "PH-8.4",
  );
}

export function basket(name: string, reader: Reader): Told {
  const { words } = reader;
  const { what, board, kind } = whose(name, reader);
  const count = board ? basketsOf(board)[what as Kind] : 0;
  return said(
    capital(words.say("what-basket", { tile: words.name("tile", what) }), words),
    `${words.say("what-kind-basket")}, ${kind}`,
    [
      ["now", words.part("what-basket", "now", { count, ...pairOf(what as Kind, reader) })],
      ["end", words.part("what-basket", "end", { set: setPoints() })],
    ],
    "PH-10.4",
  );
}

export function camp(name: string, reader: Reader): Told | null {
  const { words } = reader;
  const { what, board, kind } = whose(name, reader);
  const face = box.camps.find(({ id }) => id === what);
  if (!face) return null;
  const left = (board?.camps_left as readonly string[] | undefined)?.includes(what) ?? true;
  const gain = gainsInWords([["points", face.points] as const, ...(face.bones ? [["bones", face.bones] as const] : [])], words);
  return said(
    words.say("what-camp", { number: Number(what) }),
    left ? words.say("what-kind-camp") : kind,
    [
      ["", left ? "" : words.part("what-camp", "built")],
      ["costs", words.part("what-camp", "costs", { members: face.grey + face.black, stay: face.grey, back: face.black })],
      ["now", words.part("what-camp", "now", { gain })],
    ],
    "PH-7.2",
  );
}
