// How a step is shown: what happened becomes walks, rolls and flights between the table before and the table after.
import { tick } from "svelte";
import { heapOf, homeOf, inUnits, minus, onScreen } from "../../motion/places";
import { EASE, sail, slide, tumble, turn, turnOver, walk, walkTime, type Spot as OnScreen } from "../../motion/ways";
import { Performing, type Scenery } from "../common/performing";
import { drawn } from "../../drawing/drawn";
import type { ValleyMap } from "./drawing/map";
import { sourceOf } from "./says";
import { onSkyline } from "./scene";
import type { Step } from "./table";
import { cardSpot, SPOTS, spotOf } from "./valley";
import type { Event, Good, Shapes, Spot, View } from "./wire";

export interface Thrown {
  readonly spot: string;
  readonly faces: readonly number[];
}

export interface Scene extends Scenery<View> {
  readonly map: () => ValleyMap;
  /** Let dice lie at a place, or take them away. */
  readonly throw: (thrown: Thrown | null) => void;
}

type Roll = Extract<Event, { readonly dice: readonly number[] }>;

const boughtIn = (step: Step) => step.events.find((event) => event.kind === "card_bought");

const MOST_FLYING = 6;
const APART = 60;
const FACE_TIME = 60;
const GOODS_BOX = "-20 -20 40 40";
const PERSON_BOX = "-19 -47 38 55";

export class Staging extends Performing<Shapes, Scene> {
  protected override async opening(step: Step, pace: number): Promise<void> {
    for (const event of step.events) if (event.kind === "rolled" || event.kind === "rolled_for_all") await this.#roll(event, step, pace);
  }

  protected override clear(): void {
    this.scene.throw(null);
  }

  protected override changes(before: View, now: View, pace: number): void {
    this.#walkHome(before, now, pace);
    this.#walkTracks(before, now, pace);
    this.#turnTools(before, now, pace);
  }

  /** Dice fall, show other faces while they do, and lie a moment when nobody will decide about them. */
  async #roll(event: Roll, step: Step, pace: number): Promise<void> {
    const faces = event.dice;
    const spot = this.#rolledAt(event, step);
    const time = 700 * pace;
    this.scene.throw({ spot, faces: faces.map((_, at) => 1 + (at % 6)) });
    await tick();
    const dice = [...(this.scene.svg()?.querySelectorAll("[data-die]") ?? [])];
    dice.forEach((die, at) => this.troupe.move(die, tumble({ x: -180 - at * 20, y: 0 }), time, at * 40 * pace, "linear"));
    let turn = 0;
    const turning = setInterval(() => {
      turn += 1;
      this.scene.throw({ spot, faces: faces.map((face, at) => 1 + ((face + turn * (at + 2)) % 6)) });
    }, FACE_TIME);
    await this.troupe.hold(time * 0.72);
    clearInterval(turning);
    this.scene.throw({ spot, faces });
    await this.troupe.rest();
    await this.troupe.hold(260 * pace);
  }

  /** Where dice were rolled: where the people are who went for this, or at the card that was just taken. */
  #rolledAt(event: Roll, step: Step): string {
    const place = event.kind === "rolled" ? sourceOf(event.good) : null;
    const bought = boughtIn(step);
    if (place && !bought && this.was?.players[event.player]?.placed[place]) return place;
    return cardSpot(bought?.slot ?? 1);
  }

  /** What is seen on the table as it was: what is paid goes back, what is bought goes to its owner. */
  protected override prelude(event: Event, pace: number): void {
    const { player } = event;
    if (event.kind === "paid") {
      this.#goods(event.good, heapOf(player, event.good), this.#spot(sourceOf(event.good)), event.count, 300 * pace);
    } else if (event.kind === "card_bought") this.#sail(`[data-card="${event.slot}"]`, heapOf(player, "cards"), pace);
    else if (event.kind === "built") {
      const stack = this.was?.buildings.findIndex(({ top }) => top === event.building) ?? -1;
      this.#sail(`[data-stack="${stack + 1}"]`, heapOf(player, "buildings"), pace);
    }
  }

  /** What is seen on the table as it is. */
  protected override coda(event: Event, step: Step, pace: number): void {
    const { player } = event;
    const bring = (good: Good | "tools", from: string, count: number): void =>
      this.#goods(good, this.#spot(from), heapOf(player, good), count, 380 * pace);
    switch (event.kind) {
      case "placed":
        return this.#walkOut(player, event.spot, event.people, pace);
      case "gathered":
        return bring(event.good, this.#gatheredAt(event.good, step), event.count);
      case "received":
        return bring(event.good, this.#boughtAt(step), event.count);
      case "chose":
        return bring(event.good, this.#boughtAt(step), 1);
      case "harvested":
        return bring("food", "field", event.count);
      case "tool_gained":
        return bring("tools", "tool_maker", 1);
      case "dealt":
        return this.#deal(event.slot, null, 360 * pace);
      case "slid":
        return this.#deal(event.slot, event.from, 360 * pace);
      case "revealed": {
        const tile = this.find(`[data-stack="${event.stack}"]`);
        if (tile) this.troupe.move(tile, turnOver, 320 * pace);
      }
    }
  }

  #gatheredAt(good: Good, step: Step): string {
    const rolled = step.events.find((each) => each.kind === "rolled");
    if (rolled) return this.#rolledAt(rolled, step);
    return (this.was && spotOf(this.was.pending)) || sourceOf(good);
  }

  #boughtAt(step: Step): string {
    const bought = boughtIn(step);
    return bought ? cardSpot(bought.slot) : "hut";
  }

  #walkOut(player: number, spot: Spot, people: number, pace: number): void {
    const figures = [...(this.scene.svg()?.querySelectorAll(`[data-person^="${player} ${spot} "]`) ?? [])].slice(-people);
    const home = homeOf(player);
    figures.forEach((figure, at) => {
      const from = inUnits(figure, home);
      const time = walkTime({ x: 0, y: 0 }, from) * pace;
      this.troupe.move(figure, walk(from, time), time, at * APART * pace, EASE.walk);
    });
  }

  /** Whoever is no longer where they were goes home. */
  #walkHome(before: View, now: View, pace: number): void {
    before.players.forEach((board, player) => {
      for (const spot of SPOTS) {
        const gone = Math.min(5, (board.placed[spot] ?? 0) - (now.players[player]?.placed[spot] ?? 0));
        const from = this.#spot(spot);
        const to = homeOf(player);
        for (let at = 0; at < gone; at += 1) {
          const time = walkTime(from, to) * pace;
          this.troupe.fly(`person-${player % 4}`, PERSON_BOX, { x: from.x + at * 16 - gone * 8, y: from.y }, to, time, at * APART * pace);
        }
      }
    });
  }

  #walkTracks(before: View, now: View, pace: number): void {
    const map = this.scene.map();
    now.players.forEach((board, player) => {
      const old = before.players[player];
      if (!old) return;
      const points = board.score - old.score;
      const walker = this.find(`[data-walker="${player}"]`);
      if (points && walker) {
        const by = minus(onSkyline(map, old.score), onSkyline(map, board.score));
        const time = Math.max(300, Math.min(900, 12 * Math.abs(points))) * pace;
        this.troupe.move(walker, walk(by, time), time, 0, EASE.walk);
      }
      const marker = this.find(`[data-furrow="${player}"]`);
      if (board.track !== old.track && marker)
        this.troupe.move(marker, slide(minus(map.food(old.track), map.food(board.track))), 300 * pace);
    });
  }

  /** A used tool is turned, and back again when the next round begins. */
  #turnTools(before: View, now: View, pace: number): void {
    now.players.forEach((board, player) =>
      board.tools.forEach(({ used, value }, place) => {
        const old = before.players[player]?.tools[place];
        if (!value || !old?.value || old.used === used) return;
        const tile = document.querySelector(`[data-heap="${player} tools"] [data-tool="tool ${place + 1}"]`);
        if (tile) this.troupe.move(tile, turn(used ? -90 : 90), 320 * pace);
      }),
    );
  }

  #deal(slot: number, from: number | null, time: number): void {
    const card = this.find(`[data-card="${slot}"]`);
    const map = this.scene.map();
    const to = map.cards[slot - 1];
    const start = from === null ? ([map.deck.x, map.deck.y] as const) : map.cards[from - 1];
    if (card && to && start) this.troupe.move(card, slide(minus(start, to)), time);
  }

  #sail(selector: string, to: OnScreen, pace: number): void {
    const thing = this.find(selector);
    if (thing) this.troupe.move(thing, sail(inUnits(thing, to)), 420 * pace, 0, EASE.in);
  }

  #goods(good: string, from: OnScreen, to: OnScreen, count: number, time: number): void {
    const symbol = drawn(good);
    if (!symbol) return;
    for (let at = 0; at < Math.min(count, MOST_FLYING); at += 1) this.troupe.fly(symbol, GOODS_BOX, from, to, time, at * 50);
  }

  /** The middle of a place on the screen. */
  #spot(spot: string): OnScreen {
    return onScreen(this.scene.svg(), this.scene.map().spots[spot] ?? [0, 0]);
  }
}
