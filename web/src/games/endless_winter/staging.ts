// How a step is shown: what happened becomes walks and flights between the table before and the table after.
import type { Point } from "../../drawing/geometry";
import { asNumber, asText } from "../../json";
import type { Told } from "../../messages";
import { heapOf, homeOf, inUnits, minus, onScreen, visible } from "../../motion/places";
import { EASE, pass, sail, turnOver, walk, type Spot } from "../../motion/ways";
import type { Step } from "../../store";
import { Performing, type Scenery } from "../common/performing";
import { landIn } from "./drawing/hexes";
import type { WinterMap } from "./drawing/map";
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

/** What is paid: the sign that flies, the heap it comes from, and the field that counts it. */
const PAID: Readonly<Record<string, readonly [sign: string, heap: string]>> = {
  food_paid: ["food", "food"],
  tools_paid: ["tool", "tools"],
  ate: ["food", "food"],
};
const GAINED: Readonly<Record<string, readonly [sign: string, heap: string]>> = {
  food_gained: ["food", "food"],
  tool_gained: ["tool", "tools"],
};
/** What is taken from the stage by whoever did it: the thing on the stage, named by a field of the event. */
const TAKES: Readonly<Record<string, readonly [thing: string, field: string]>> = {
  learned: ["card", "card"],
  stone_taken: ["stone", "stone"],
  animal_taken: ["animal", "animal"],
};
/** What comes off a pile, which stays where it is. */
const OFF_PILE: Readonly<Record<string, readonly [pile: string, sign: string]>> = {
  recruited: ["tribe", "recruit"],
  enlisted: ["tribe", "enlist"],
};

export class Staging extends Performing<World, Scene> {
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
  protected override prelude(event: Told, pace: number): void {
    const player = asNumber(event["player"]);
    const kind = asText(event["kind"]);
    const paid = PAID[kind];
    const [thing, field] = TAKES[kind] ?? [];
    const [pile, sign] = OFF_PILE[kind] ?? [];
    if (paid) this.#fly(paid[0], heapOf(player, paid[1]), this.#place(), asNumber(event["count"]) || 1, pace);
    else if (thing && field) this.#sail(`[data-thing="${thing} ${asText(event[field])}"]`, homeOf(player), pace);
    else if (pile && sign) {
      const from = visible(`[data-thing="${pile} ${asText(event["tribe"])}"]`);
      if (from) this.#fly(sign, from, homeOf(player), 1, pace);
    }
  }

  /** What is seen on the table as it is: what was gained comes to its heap, and whoever walked walks. */
  protected override coda(event: Told, _step: Step, pace: number): void {
    const player = asNumber(event["player"]);
    const kind = asText(event["kind"]);
    const gained = GAINED[kind];
    if (gained) this.#fly(gained[0], this.#place(), heapOf(player, gained[1]), asNumber(event["count"]) || 1, pace);
    else if (kind === "drew" || kind === "drew_unseen") this.#fly("draw", this.#place(), heapOf(player, "hand"), 1, pace);
    else if (kind === "built")
      this.#drop(`[data-piece="${asNumber(event["level"])} ${asNumber(event["row"])} ${asNumber(event["column"])}"]`, pace);
    else if (kind === "settled") this.#drop(`[data-village="${asText(event["juncture"])}"]`, pace);
    else if (kind === "moved") this.#migrate(asText(event["from"]), asText(event["hex"]), pace);
    else if (kind === "placed" || kind === "walked") this.#arrive(pace);
    else if (kind === "animal_appeared") this.#appear(`[data-thing="animal ${asText(event["animal"])}"]`, pace);
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
