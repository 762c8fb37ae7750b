// What the ring says: deeds with their stones and wheels, signs on the rock, the river, the fire, the order of next year.
import { said } from "../../common/words/said";
import { box } from "../box.svelte";
import { COLOURS, DEEDS, type Colour, type Cubes, type Deed, type PaintedSign, type Wheel } from "../drawing/names";
import { reasonAgainst } from "../reasons";
import { capital, colourName, deedName } from "../says";
import { askedBy, pricesOf, signPrices, trilithOf } from "../world";
import { ofDeed } from "../choices";
import { coloursInWords, heapInWords } from "./names";
import { ownBoard, type Reader, type Told } from "./reader";

const RULES: Readonly<Record<Deed, string>> = {
  painting: "PH-8.1",
  fishing: "PH-9.1",
  gathering: "PH-10.1",
  hunting: "PH-11.1",
  ceremony: "PH-12.1",
  migration: "PH-13.1",
};

/** The marker that pays for a deed in summer: its place in the ring is its colour. */
export const markerOf = (deed: Deed): Colour => COLOURS[DEEDS.indexOf(deed)] ?? "grey";

export function deed(name: string, reader: Reader): Told {
  const { world, words } = reader;
  const which = name as Deed;
  const asked = askedBy(world, which);
  const refusal = world.pending.refused?.find((each) => each.deed === which);
  const board = ownBoard(reader);
  const possible = ofDeed(reader.choices, which).length > 0;
  const costs = asked.length
    ? words.say("what-price-wheel", { colours: coloursInWords(asked, words), marker: colourName(markerOf(which), words) })
    : words.say(`what-price-${which in world.prices && which !== "painting" ? "ceremony" : which}`);
  const against = refusal && board ? reasonAgainst(refusal, board, words) : trilithOf(world, which).full ? words.say("why-PH-4-5") : "";
  const told = said(
    deedName(which, words),
    words.say("what-kind-deed"),
    [
      ["", words.say(`deed_slab-${which}`)],
      ["costs", costs],
    ],
    RULES[which],
    against && !possible ? { can: false, text: against } : null,
  );
  return possible ? { ...told, action: `deed ${which}` } : told;
}

export function stones(name: string, { world, words }: Reader): Told {
  const free = trilithOf(world, name as Deed).stones.filter((stone) => stone === null).length;
  return said(
    words.say("what-stones", { deed: deedName(name, words) }),
    "",
    [
      ["", words.part("what-stones", "about")],
      ["now", words.part("what-stones", "now", { count: free })],
    ],
    "PH-4.5",
  );
}

export function capstone(name: string, { world, words }: Reader): Told {
  const heap = trilithOf(world, name as Deed).capstone as Cubes;
  return {
    ...said(
      words.say("what-capstone", { deed: deedName(name, words) }),
      "",
      [
        ["", words.part("what-capstone", "about")],
        ["now", words.part("what-capstone", "now", { colours: heapInWords(heap, words) })],
      ],
      "PH-5.2",
    ),
    action: `capstone ${name}`,
  };
}

export function wheel(name: string, { world, words }: Reader): Told {
  const asks = (turned: "now" | "left" | "right"): string => coloursInWords(pricesOf(world, name as Wheel, turned), words);
  return said(
    capital(words.name("wheel", name), words),
    words.say("what-kind-wheel"),
    [
      ["", words.part("what-wheel", "turn", { left: asks("left"), right: asks("right") })],
      ["now", words.part("what-wheel", "now", { colours: asks("now") })],
    ],
    "PH-14.2",
  );
}

export function central(_: string, reader: Reader): Told {
  const { words } = reader;
  return said(words.say("what-central"), words.say("what-kind-central"), [["", words.part("what-central", "about")]], "PH-3.5");
}

export function sector(name: string, { world, words }: Reader): Told {
  const cubes = box.central(world.central)?.capstones[name as Deed] ?? [];
  return said(
    words.say("what-sector", { deed: deedName(name, words) }),
    words.say("what-kind-central"),
    [["", words.part("what-sector", "about", { colours: coloursInWords(cubes, words) })]],
    "PH-3.5",
  );
}

export function steps(_: string, { world, words }: Reader): Told {
  const worth = world.steps as Cubes;
  const lines = [...new Set(Object.values(worth))].toSorted((one, other) => other - one);
  const colours = lines.map((each) =>
    words.say("what-steps-of", {
      steps: each,
      colours: coloursInWords(
        COLOURS.filter((colour) => worth[colour] === each),
        words,
      ),
    }),
  );
  return said(
    words.say("what-steps"),
    words.say("what-kind-central"),
    [["", words.part("what-steps", "about", { steps: colours.join("; ") })]],
    "PH-6.2",
  );
}

export function sign(name: string, { world, words }: Reader): Told {
  const colour = signPrices(world)?.[name as PaintedSign];
  return said(
    words.say("what-sign", { sign: words.name("symbol", name) }),
    words.say("what-kind-sign"),
    [["costs", colour ? words.part("what-sign", "costs", { colour: capital(colourName(colour, words), words) }) : ""]],
    "PH-8.2",
  );
}

export function step(name: string, { world, words, players }: Reader): Told {
  const number = Number(name);
  const points = box.track?.points.find(([at]) => at === number)?.[1];
  const bones = box.track?.bones.find(([at]) => at === number)?.[1];
  const gain = [
    points === undefined ? "" : words.say("what-counted", { count: points, what: words.holding("score", points) }),
    bones === undefined ? "" : words.say("what-counted", { count: bones, what: words.holding("bones", bones) }),
  ]
    .filter(Boolean)
    .join(", ");
  const here = players.filter((_, seat) => world.players[seat]?.track === number);
  return said(
    words.say("what-step", { step: number }),
    words.say("what-kind-river"),
    [
      ["now", here.length ? words.part("what-step", "here", { players: here.join(", ") }) : ""],
      ["year", gain ? words.part("what-step", "year", { gain }) : words.part("what-step", "none")],
    ],
    "PH-9.4",
  );
}

export function seat(name: string, { world, words, players }: Reader): Told {
  const here = players.filter((_, at) => world.players[at]?.shamans.includes(name as Colour));
  return said(
    words.say("what-seat", { colour: colourName(name, words) }),
    words.say("what-kind-seat"),
    [
      ["costs", words.part("what-seat", "costs")],
      ["now", here.length ? words.part("what-seat", "now", { players: here.join(", ") }) : words.part("what-seat", "none")],
    ],
    "PH-12.1",
  );
}

export function order(name: string, { world, words, players }: Reader): Told {
  const marker = world.ceremony_markers[Number(name || 1) - 1];
  return said(
    words.say("what-order", { place: Number(name || 1) }),
    "",
    [
      ["", words.part("what-order", "about")],
      ["now", marker === undefined ? words.part("what-order", "none") : words.part("what-order", "now", { player: players[marker] ?? "" })],
    ],
    "PH-12.4",
  );
}

export function score(_: string, { world, words, players }: Reader): Told {
  const scores = players.map((player, at) => `${player} ${world.players[at]?.score ?? 0}`).join(", ");
  return said(words.say("what-score"), "", [["", words.part("what-score", "about", { scores })]], "PH-15.11");
}

export const picture =
  (which: "land" | "ring") =>
  (_: string, { words }: Reader): Told =>
    said(words.say(`what-${which}`), "", [["", words.part(`what-${which}`, "about")]], which === "land" ? "PH-6.1" : "PH-4.3");
