// Everything that lies on the table, in words: its name, what it does, and how it stands.
import type { Words } from "../../i18n";
import { gainsInWords } from "./amounts";
import type { box } from "./box.svelte";
import { TRACKS, type Species, type Track, type Tribe } from "./drawing/names";
import type { Piece } from "./drawing/site";
import { capital, hexLabel, listed, nameOf } from "./says";
import { nextStone, pileOf, type Board, type World } from "./world";

/** What is printed on things. */
export type Faces = Pick<typeof box, "stone" | "siteTiles" | "offering" | "honor" | "emptyPoints">;

/** Who is told about which table, in which words. */
export interface Reader {
  readonly world: World;
  /** The board of whoever looks. */
  readonly board: Board | undefined;
  readonly faces: Faces;
  readonly words: Words;
  readonly players: readonly string[];
}

export const sentence = (text: string, words: Words): string => (text ? `${capital(text, words)}.` : "");
const told = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");

/** What something of a kind does. */
export const doing = (kind: string, id: string, { words }: Reader): string => sentence(words.does(kind, id), words);

/** "Fire keeping. 3 food · 1 point." */
export const thingLabel = (kind: string, id: string, at: Reader): string => told(`${nameOf(kind, id, at.words)}.`, doing(kind, id, at));

export const pileState = (tribe: Tribe, { world, faces, words }: Reader): string =>
  words.say("note-pile", { count: pileOf(world, tribe), points: faces.emptyPoints });

export const pileLabel = (tribe: Tribe, at: Reader): string => told(thingLabel("card", tribe, at), pileState(tribe, at));

/** A sacred stone costs what the free slot of whoever looks says. */
export function stoneLabel(stone: string, at: Reader): string {
  const price = nextStone(at.board);
  const costs =
    price &&
    at.words.say("note-costs", {
      what: gainsInWords(
        [
          ["food", price[0]],
          ["tool", price[1]],
        ],
        at.words,
      ),
    });
  return told(thingLabel("stone", stone, at), costs ?? "");
}

export function animalLabel(animal: Species, at: Reader): string {
  const count = at.board?.animals[animal] ?? 0;
  return told(thingLabel("animal", animal, at), count ? at.words.say("note-have", { count }) : "");
}

/** What a space of the ground brings; it counts from one. */
export function spaceGains(row: number, column: number, { world, faces, words }: Reader): string {
  for (const { tile, row: top, column: left, start } of world.site.tiles) {
    const gains = faces.siteTiles.find(({ id }) => id === tile)?.spaces[row - top]?.[column - left];
    if (!gains) continue;
    if (start?.row === row && start.column === column) return words.say("note-space-start");
    return gains.length ? gainsInWords(gains, words) : words.say("note-space-empty");
  }
  return "";
}

export const spaceLabel = (row: number, column: number, at: Reader): string =>
  at.words.say("note-space", { row, column, what: spaceGains(row, column, at) });

export function megalithLabel({ owner, level, row, column }: Piece, { words, players }: Reader): string {
  if (owner === null) return words.say("note-megalith-neutral", { level, row, column });
  return words.say("note-megalith-of", { player: players[owner] ?? "", level, row, column });
}

/** What a step of an idol track brings. */
export function stepGains(track: Track, step: number, { faces, words }: Reader): string {
  if (track === "honor") {
    const points = faces.honor?.points[step] ?? 0;
    return points ? words.say("note-on-arrival", { what: gainsInWords([["points", points]], words) }) : "";
  }
  const [leftovers, points] = faces.offering?.rates[step] ?? [0, 0];
  const gains = faces.offering?.bonus[step] ?? [];
  return told(
    points ? words.say("note-rate", { leftovers, points }) : "",
    gains.length ? words.say("note-on-arrival", { what: gainsInWords(gains, words) }) : "",
  );
}

/** Whose markers stand on a step, on the honor track from the left. */
const standingOn = (track: Track, step: number, { world, players }: Reader): string[] =>
  world.players
    .map((board, seat) => ({ board, seat }))
    .filter(({ board }) => board[track] === step)
    .toSorted((one, other) => (track === "honor" ? one.board.honor_rank - other.board.honor_rank : 0))
    .map(({ seat }) => players[seat] ?? "");

export function stepLabel(track: Track, step: number, at: Reader): string {
  const there = standingOn(track, step, at);
  return told(
    at.words.say("note-step-of", { track: nameOf("track", track, at.words), step }),
    stepGains(track, step, at),
    there.length ? at.words.say("note-there", { who: listed(there, at.words) }) : "",
  );
}

export const restLabel = (tile: string, at: Reader): string =>
  told(thingLabel("rest_tile", tile, at), at.words.say("note-rest-tiles", { count: at.world.rest_stack }));

export const wildLabel = ({ world, words }: Reader): string => `${words.field("wild")}: ${world.wild}.`;

export const hexOf = (hex: string, { world, words, players }: Reader): string => hexLabel(hex, world, words, players);

/** How high everybody stands: "Offering track: Ada 3, Ben 1." */
export const tracksLabel = ({ world, words, players }: Reader): string =>
  TRACKS.map(
    (track) =>
      `${nameOf("track", track, words)}: ${world.players.map((board, seat) => `${players[seat] ?? ""} ${board[track]}`).join(", ")}.`,
  ).join(" ");
