// How a step is shown: what happened becomes walks and flights between the table before and the table after.
import type { Point } from "../../drawing/geometry";
import { heapOf, homeOf, inUnits, minus, onScreen, visible } from "../../motion/places";
import { EASE, pass, sail, turnOver, walk, type Spot } from "../../motion/ways";
import { Performing, type Scenery } from "../common/performing";
import { landIn } from "./drawing/hexes";
import type { WinterMap } from "./drawing/map";
import type { Event, Shapes } from "./wire";
import { isDark, openColumn, type World } from "./world";

export interface Scene extends Scenery<World> {
  readonly map: () => WinterMap;
}

const MOST_FLYING = 5;
const SIGN_BOX = "-20 -20 40 40";
const APART = 60;
/** Time to read the old order, and to see who passes whom; meanwhile the piles turn over, and then their labour is counted. */
const PASSING = 1300;
const TURNING = 300;
const COUNTING = 240;

export class Staging extends Performing<Shapes, Scene> {
  protected override changes(before: World, now: World, pace: number): void {
    this.#walkTrack(before, now, pace);
    if (isDark(before) || !isDark(now)) return;
    this.#turnOver(pace);
    this.#pass(before.order, now.order, pace);
  }

  /** All eclipse piles are shown together, and then what they count for. */
  #turnOver(pace: number): void {
    for (const card of document.querySelectorAll("[data-turned]")) this.troupe.move(card, turnOver, TURNING * pace);
    const counted = [{ opacity: 0 }, { opacity: 1 }];
    for (const sum of document.querySelectorAll("[data-sum]")) this.troupe.move(sum, counted, COUNTING * pace, TURNING * pace);
  }

  /** The ledges of the eclipse stand as the old order was, and then everybody passes whomever they passed. */
  #pass(before: readonly number[], now: readonly number[], pace: number): void {
    const ledges = now.map((seat) => document.querySelector(`[data-ledge="${seat}"]`));
    const spots = ledges.map((ledge) => ledge?.getBoundingClientRect());
    ledges.forEach((ledge, place) => {
      const old = before.indexOf(now[place] ?? -1);
      const [from, to] = [spots[old], spots[place]];
      if (!ledge || !from || !to || old === place) return;
      const by = { x: from.left - to.left, y: from.top - to.top };
      this.troupe.move(ledge, pass(by, place < old), PASSING * pace, 0, "linear");
    });
    const late = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
    for (const tie of document.querySelectorAll("[data-tie]")) this.troupe.move(tie, late, PASSING * pace, 0, "linear");
  }

  /** What is seen on the table as it was: what is paid goes to its place, what is taken to its owner. */
  protected override prelude(event: Event, pace: number): void {
    const { player } = event;
    const take = (thing: string): void => this.#sail(`[data-thing="${thing}"]`, homeOf(player), pace);
    switch (event.kind) {
      case "food_paid":
      case "ate":
        return this.#fly("food", heapOf(player, "food"), this.#place(), event.count, pace);
      case "tools_paid":
        return this.#fly("tool", heapOf(player, "tools"), this.#place(), event.count, pace);
      case "learned":
        return take(`card ${event.card}`);
      case "stone_taken":
        return take(`stone ${event.stone}`);
      case "animal_taken":
        return take(`animal ${event.animal}`);
      case "recruited":
        return this.#offPile(event.tribe, "recruit", player, pace);
      case "enlisted":
        return this.#offPile(event.tribe, "enlist", player, pace);
    }
  }

  /** What comes off a pile, which stays where it is. */
  #offPile(tribe: string, sign: string, player: number, pace: number): void {
    const from = visible(`[data-thing="tribe ${tribe}"]`);
    if (from) this.#fly(sign, from, homeOf(player), 1, pace);
  }

  /** What is seen on the table as it is: what was gained comes to its heap, and whoever walked walks. */
  protected override coda(event: Event, _step: unknown, pace: number): void {
    const { player } = event;
    switch (event.kind) {
      case "food_gained":
        return this.#fly("food", this.#place(), heapOf(player, "food"), event.count, pace);
      case "tool_gained":
        return this.#fly("tool", this.#place(), heapOf(player, "tools"), event.count, pace);
      case "drew":
      case "drew_unseen":
        return this.#fly("draw", this.#place(), heapOf(player, "hand"), 1, pace);
      case "built":
        return this.#drop(`[data-piece="${event.level} ${event.row} ${event.column}"]`, pace);
      case "settled":
        return this.#drop(`[data-village="${event.juncture}"]`, pace);
      case "moved":
        return this.#migrate(event.from, event.hex, pace);
      case "placed":
      case "walked":
        return this.#arrive(pace);
      case "animal_appeared":
        return this.#appear(`[data-thing="animal ${event.animal}"]`, pace);
    }
  }

  /** A camp comes from the hex beside. */
  #migrate(from: string, to: string, pace: number): void {
    const { land } = this.scene.map();
    const camps = this.find(`[data-camps="${to}"]`);
    if (!land || !camps) return;
    const { hex } = landIn(land);
    const time = 480 * pace;
    this.troupe.move(camps, walk(minus(hex(from), hex(to)), time), time, 0, EASE.walk);
  }

  /** Whoever acts comes down the trail. */
  #arrive(pace: number): void {
    const figure = this.find("[data-acting]");
    const time = 420 * pace;
    if (figure) this.troupe.move(figure, walk({ x: 0, y: -90 }, time), time, 0, EASE.walk);
  }

  #drop(selector: string, pace: number): void {
    const thing = this.find(selector) ?? this.#inSlidingSite(selector);
    if (!thing) return;
    const frames = [
      { transform: "translate(0, -70px)", opacity: 0 },
      { transform: "translate(0, 0)", opacity: 1 },
    ];
    this.troupe.move(thing, frames, 380 * pace, 0, EASE.in);
  }

  /** The building site may be a drawing of its own. */
  #inSlidingSite(selector: string): Element | null {
    return this.scene.svg()?.parentElement?.querySelector(`.over .pieces ${selector}`) ?? null;
  }

  #appear(selector: string, pace: number): void {
    const thing = this.find(selector);
    if (thing) this.troupe.move(thing, [{ opacity: 0 }, { opacity: 1 }], 320 * pace);
  }

  #walkTrack(before: World, now: World, pace: number): void {
    const { score } = this.scene.map();
    now.players.forEach((board, player) => {
      const points = board.score - (before.players[player]?.score ?? board.score);
      const walker = this.find(`[data-walker="${player}"]`);
      if (!points || !walker) return;
      const time = Math.max(300, Math.min(900, 60 * Math.abs(points))) * pace;
      this.troupe.move(walker, walk(minus(score(board.score - points), score(board.score)), time), time, 0, EASE.walk);
    });
  }

  #sail(selector: string, to: Spot, pace: number): void {
    const thing = this.find(selector);
    if (thing) this.troupe.move(thing, sail(inUnits(thing, to)), 420 * pace, 0, EASE.in);
  }

  #fly(sign: string, from: Spot, to: Spot, count: number, pace: number): void {
    for (let at = 0; at < Math.min(count, MOST_FLYING); at += 1)
      this.troupe.fly(`g-${sign}`, SIGN_BOX, from, to, 360 * pace, at * APART * pace);
  }

  /** Where what is being done happens: the open column, or what is near, or the middle of the valley. */
  #place(): Spot {
    const map = this.scene.map();
    const column = openColumn(this.scene.now());
    const plan = column && map.columns?.[column];
    const box = plan ? plan.top : map.place;
    const middle: Point = box ? [box.x + box.width / 2, box.y + box.height / 2] : [map.width / 2, Math.min(map.height, 1000) * 0.55];
    return onScreen(this.scene.svg(), middle);
  }
}
