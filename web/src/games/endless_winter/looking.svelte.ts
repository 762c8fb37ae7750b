// What is near: whatever the question is about, or what somebody looks at by hand until the next question to them.
import { ofPart, sightsOf, type Sight } from "./choices";
import type { Column } from "./drawing/names";
import type { Near } from "./drawing/plans";
import { isDark, openColumn, openField, type World } from "./world";
import type { TableState } from "./table";

const PLACES: Readonly<Record<Column, Sight>> = { initiate: "tribes", develop: "culture", migrate: "land", hunt: "hunting_ground" };

/** What belongs to the column somebody acts in. */
export function placeOf(world: World): Sight | null {
  const column = openColumn(world);
  if (!column) return null;
  return column === "develop" && openField(world) === "middle" ? "stones" : PLACES[column];
}

const NOTHING = -1;

export class Looking {
  /** On a phone: all that lies in front of me is seen. */
  unfolded = $state(false);
  readonly #table: TableState;
  #chosen = $state.raw<{ readonly question: number; readonly sight: Sight | null } | null>(null);

  constructor(table: TableState) {
    this.#table = table;
  }

  /** What is asked of me, by its version; while the others act it is always the same nothing. */
  get #question(): number {
    return this.#offered.length ? (this.#table.screen.shown?.version ?? NOTHING) : NOTHING;
  }

  get #world(): World {
    return this.#table.view;
  }

  /** What this version of the table offers, also while it is on its way to the next one. */
  get #offered() {
    return this.#table.screen.shown?.choices ?? [];
  }

  /** What the question asks for: the column's place if something can be done there, otherwise the first thing that is offered. */
  get usual(): Sight | null {
    const world = this.#world;
    if (isDark(world)) return null; // first of all one sees the new order; whoever takes a gain brings its place near
    const place = placeOf(world);
    const offered = sightsOf(this.#offered);
    return place && (!offered.length || offered.includes(place)) ? place : (offered[0] ?? place);
  }

  get byHand(): boolean {
    return this.#chosen?.question === this.#question;
  }

  get now(): Sight | null {
    return this.byHand ? (this.#chosen?.sight ?? null) : this.usual;
  }

  /** What the map has to make room for; the land and the building site come together where both are asked for. */
  get near(): Near | null {
    const { now } = this;
    if (now === "animals" || now === "graves") return null;
    const choices = this.#offered;
    const both = !isDark(this.#world) && !this.byHand && ofPart(choices, "land").length > 0 && ofPart(choices, "site").length > 0;
    return both && (now === "land" || now === "site") ? "land_and_site" : now;
  }

  show(sight: Sight | null): void {
    this.#chosen = { question: this.#question, sight };
  }

  /** What a question has taken away does not come back once it is answered. */
  settle(): void {
    if (!this.byHand) this.leave();
  }

  /** Back to what the question is about. */
  leave(): void {
    this.#chosen = null;
  }
}

const LOOKINGS = new WeakMap<TableState, Looking>();

/** How one looks at a table. */
export function lookingAt(table: TableState): Looking {
  const known = LOOKINGS.get(table);
  if (known) return known;
  const looking = new Looking(table);
  LOOKINGS.set(table, looking);
  return looking;
}
