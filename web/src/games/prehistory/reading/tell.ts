// The words of a thing by its name, `kind:name`.
import { box } from "../box.svelte";
import * as boards from "./boards";
import * as goods from "./goods";
import { field } from "./land";
import type { Reader, Told } from "./reader";
import * as ring from "./ring";

type Tells = (name: string, reader: Reader) => Told | null;

const TELLS: Readonly<Record<string, Tells>> = {
  deed: ring.deed,
  stones: ring.stones,
  capstone: ring.capstone,
  wheel: ring.wheel,
  central: ring.central,
  sector: ring.sector,
  steps: ring.steps,
  sign: ring.sign,
  step: ring.step,
  seat: ring.seat,
  order: ring.order,
  score: ring.score,
  land: ring.picture("land"),
  ring: ring.picture("ring"),
  fish: goods.fish,
  gather: goods.gather,
  hunting: goods.hunting,
  ceremony: goods.ceremony,
  prey: (name, reader) => {
    const face = box.prey(name);
    return face ? goods.preyOf(face, reader) : null;
  },
  rite: (name, reader) => {
    const face = box.rite(name);
    return face ? goods.riteOf(face, reader) : null;
  },
  field,
  resource: boards.resource,
  marker: boards.marker,
  own: boards.own,
  piece: boards.piece,
  bonus: boards.bonus,
  basket: boards.basket,
  camp: boards.camp,
};

/** What a thing says of itself; nothing where it is no thing of this table, or gone. */
export function tell(thing: string, reader: Reader): Told | null {
  const cut = thing.indexOf(":");
  const [kind, name] = cut < 0 ? [thing, ""] : [thing.slice(0, cut), thing.slice(cut + 1)];
  return TELLS[kind]?.(name, reader) ?? null;
}
