// How a step is shown: what happened becomes walks and flights between the table before and the table after.
import type { Point } from "../../drawing/geometry";
import { heapOf, homeOf, inUnits, minus, onScreen } from "../../motion/places";
import { EASE, sail, walk, type Spot } from "../../motion/ways";
import { Performing, type Scenery } from "../common/performing";
import type { LandMap, RingMap } from "./drawing/map";
import type { Colour, Deed } from "./drawing/names";
import type { Event, Shapes, View } from "./wire";

export interface Scene extends Scenery<View> {
  readonly ring: () => RingMap;
  readonly land: () => LandMap;
  readonly onLand: () => boolean;
}

const MOST_FLYING = 5;
const CUBE_BOX = "-20 -20 40 40";
const APART = 50;
export class Staging extends Performing<Shapes, Scene> {
  protected override changes(before: View, now: View, pace: number): void {
    this.#walkTracks(before, now, pace);
  }

  /** What is seen on the table as it was: what is paid goes to its place, what is taken to its owner. */
  protected override prelude(event: Event, pace: number): void {
    const { player } = event;
    const take = (good: string, number: number): void => this.#sail(`[data-good="${good} ${number}"]`, homeOf(player), pace);
    switch (event.kind) {
      case "fished":
        return take("fish", event.value);
      case "gathered":
        return take("gather", event.place);
      case "hunted":
        return take("hunt", event.slot);
      case "rite_taken":
        return take("card", event.slot);
      case "resource_paid":
        return this.#cubes(event.colour, heapOf(player, event.colour, "resources"), this.#atDeed(), event.count, pace);
      case "markers_paid":
        return this.#cubes(event.colour, heapOf(player, `${event.colour}_marker`, "markers"), this.#atDeed(), event.count, pace);
      case "stone_laid":
        return this.#cubes(event.colour, heapOf(player, event.colour, "resources"), this.#atDeed(event.deed), 1, pace);
    }
  }

  /** What is seen on the table as it is: what was gained comes to its heap, and whoever walked walks. */
  protected override coda(event: Event, _step: unknown, pace: number): void {
    const { player } = event;
    switch (event.kind) {
      case "resources_gained":
        return this.#cubes(event.colour, this.#middle(), heapOf(player, event.colour, "resources"), event.count, pace);
      case "markers_gained":
        return this.#cubes(event.colour, this.#middle(), heapOf(player, `${event.colour}_marker`, "markers"), event.count, pace);
      case "bones_gained":
        return this.#fly("bone", this.#middle(), heapOf(player, "bones"), event.count, pace);
      case "walked":
        if (this.scene.onLand()) this.#walk(event.field, event.field_to, pace);
    }
  }

  #walk(from: string, to: string, pace: number): void {
    const figure = this.find(`[data-lying="${to}"]`);
    if (!figure) return;
    const { grid } = this.scene.land();
    const by = minus(grid.at(from), grid.at(to));
    const unit = grid.radius / 68;
    const time = 620 * pace;
    this.troupe.move(figure, walk({ x: by.x / unit, y: by.y / unit }, time), time, 0, EASE.walk);
  }

  #walkTracks(before: View, now: View, pace: number): void {
    const { score } = this.scene.onLand() ? this.scene.land() : this.scene.ring();
    now.players.forEach((board, player) => {
      const old = before.players[player];
      if (!old) return;
      const points = board.score - old.score;
      const walker = this.find(`[data-walker="${player}"]`);
      if (points && walker) {
        const time = Math.max(300, Math.min(900, 12 * Math.abs(points))) * pace;
        this.troupe.move(walker, walk(minus(score(Math.max(0, old.score)), score(Math.max(0, board.score))), time), time, 0, EASE.walk);
      }
      const fisher = this.find(`[data-fisher="${player}"]`);
      const { track } = this.scene.ring();
      if (board.track !== old.track && fisher) {
        const time = 420 * pace;
        this.troupe.move(fisher, walk(minus(track(old.track), track(board.track)), time), time, 0, EASE.walk);
      }
    });
  }

  #sail(selector: string, to: Spot, pace: number): void {
    const thing = this.find(selector);
    if (thing) this.troupe.move(thing, sail(inUnits(thing, to)), 420 * pace, 0, EASE.in);
  }

  #cubes(colour: Colour, from: Spot, to: Spot, count: number, pace: number): void {
    this.#fly(`cube-${colour}`, from, to, count, pace);
  }

  #fly(symbol: string, from: Spot, to: Spot, count: number, pace: number): void {
    for (let at = 0; at < Math.min(count, MOST_FLYING); at += 1) this.troupe.fly(symbol, CUBE_BOX, from, to, 360 * pace, at * APART * pace);
  }

  /** The trilith of a deed, or of the one at hand. */
  #atDeed(deed: Deed | null = this.#deed): Spot {
    if (this.scene.onLand() || !deed) return this.#middle();
    const { x, y } = this.scene.ring().triliths[deed];
    return onScreen(this.scene.svg(), [x, y - 40]);
  }

  get #deed(): Deed | null {
    if (this.was && "deed" in this.was.pending) return this.was.pending.deed;
    return this.was?.season === "summer" ? this.was.deed : null;
  }

  #middle(): Spot {
    const map = this.scene.onLand() ? this.scene.land() : this.scene.ring();
    const centre: Point = [map.width / 2, map.height / 2];
    return onScreen(this.scene.svg(), centre);
  }
}
