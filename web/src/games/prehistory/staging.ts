// How a step is shown: what happened becomes walks and flights between the table before and the table after.
import type { Point } from "../../drawing/geometry";
import { asNumber, asText } from "../../json";
import type { Told } from "../../messages";
import { heapOf, homeOf, inUnits, minus, onScreen } from "../../motion/places";
import { EASE, sail, walk, type Spot } from "../../motion/ways";
import type { Step } from "../../store";
import { Performing, type Scenery } from "../common/performing";
import type { LandMap, RingMap } from "./drawing/map";
import { isDeed } from "./choices";
import type { World } from "./world";

export interface Scene extends Scenery<World> {
  readonly ring: () => RingMap;
  readonly land: () => LandMap;
  readonly onLand: () => boolean;
}

const MOST_FLYING = 5;
const CUBE_BOX = "-20 -20 40 40";
const APART = 50;
/** Which good on the ring an event takes away. */
const TAKES: Readonly<Record<string, readonly [kind: string, field: string]>> = {
  fished: ["fish", "value"],
  gathered: ["gather", "place"],
  hunted: ["hunt", "slot"],
  rite_taken: ["card", "slot"],
};

export class Staging extends Performing<World, Scene> {
  protected override changes(before: World, now: World, pace: number): void {
    this.#walkTracks(before, now, pace);
  }

  /** What is seen on the table as it was: what is paid goes to its place, what is taken to its owner. */
  protected override prelude(event: Told, pace: number): void {
    const player = asNumber(event["player"]);
    const kind = asText(event["kind"]);
    const colour = asText(event["colour"]);
    const [good, field] = TAKES[kind] ?? [];
    if (good && field) this.#sail(`[data-good="${good} ${asNumber(event[field])}"]`, homeOf(player), pace);
    else if (kind === "resource_paid")
      this.#cubes(colour, heapOf(player, colour, "resources"), this.#atDeed(), asNumber(event["count"]), pace);
    else if (kind === "markers_paid")
      this.#cubes(colour, heapOf(player, `${colour}_marker`, "markers"), this.#atDeed(), asNumber(event["count"]), pace);
    else if (kind === "stone_laid") this.#cubes(colour, heapOf(player, colour, "resources"), this.#atDeed(asText(event["deed"])), 1, pace);
  }

  /** What is seen on the table as it is: what was gained comes to its heap, and whoever walked walks. */
  protected override coda(event: Told, _step: Step, pace: number): void {
    const player = asNumber(event["player"]);
    const kind = asText(event["kind"]);
    const colour = asText(event["colour"]);
    if (kind === "resources_gained")
      this.#cubes(colour, this.#middle(), heapOf(player, colour, "resources"), asNumber(event["count"]), pace);
    else if (kind === "markers_gained")
      this.#cubes(colour, this.#middle(), heapOf(player, `${colour}_marker`, "markers"), asNumber(event["count"]), pace);
    else if (kind === "bones_gained") this.#fly("bone", this.#middle(), heapOf(player, "bones"), asNumber(event["count"]), pace);
    else if (kind === "walked" && this.scene.onLand()) this.#walk(asText(event["field"]), asText(event["field_to"]), pace);
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

  #walkTracks(before: World, now: World, pace: number): void {
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

  #cubes(colour: string, from: Spot, to: Spot, count: number, pace: number): void {
    if (colour) this.#fly(`cube-${colour}`, from, to, count, pace);
  }

  #fly(symbol: string, from: Spot, to: Spot, count: number, pace: number): void {
    for (let at = 0; at < Math.min(count, MOST_FLYING); at += 1) this.troupe.fly(symbol, CUBE_BOX, from, to, 360 * pace, at * APART * pace);
  }

  /** The trilith of a deed, or of the one at hand. */
  #atDeed(named = ""): Spot {
    const deed = named || (this.was?.pending.deed ?? (this.was?.season === "summer" ? this.was.deed : ""));
    if (this.scene.onLand() || !isDeed(deed)) return this.#middle();
    const { x, y } = this.scene.ring().triliths[deed];
    return onScreen(this.scene.svg(), [x, y - 40]);
  }

  #middle(): Spot {
    const map = this.scene.onLand() ? this.scene.land() : this.scene.ring();
    const centre: Point = [map.width / 2, map.height / 2];
    return onScreen(this.scene.svg(), centre);
  }
}
