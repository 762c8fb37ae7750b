// Everything that is moving now; it can be cut short at any moment.
import { EASE, type Spot } from "./ways";

/** Nothing that is shown may take longer than this, whatever the browser does with its animations. */
const LONGEST = 2500;
const SYMBOL_BOX = 40;

export class Troupe {
  readonly #moving = new Set<Animation>();
  readonly #pieces = new Set<Element>();
  #wake: (() => void) | null = null;

  /** Move something that is on the page. It stays where the last frame leaves it until it is let go. */
  move(element: Element, frames: Keyframe[], time: number, delay = 0, easing: string = EASE.out): void {
    this.#moving.add(element.animate(frames, { duration: time, delay, easing, fill: "both" }));
  }

  /** A piece that flies over the page from one place to another and is gone. */
  fly(symbol: string, viewBox: string, from: Spot, to: Spot, time: number, delay = 0, frames?: Keyframe[]): void {
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    piece.setAttribute("viewBox", viewBox);
    piece.setAttribute("aria-hidden", "true");
    piece.innerHTML = `<use href="#${symbol}"${viewBox.startsWith("-20") ? ` x="-20" y="-20" width="40" height="40"` : ""}/>`;
    const half = SYMBOL_BOX / 2;
    piece.style.cssText = `position:fixed;left:${to.x - half}px;top:${to.y - half}px;width:${SYMBOL_BOX}px;height:${SYMBOL_BOX}px;z-index:50;pointer-events:none;overflow:visible`;
    document.body.append(piece);
    this.#pieces.add(piece);
    const by = { x: from.x - to.x, y: from.y - to.y };
    const way = frames ?? [
      { transform: `translate(${by.x}px, ${by.y}px)`, opacity: 0 },
      { transform: `translate(${by.x * 0.9}px, ${by.y * 0.9}px)`, opacity: 1, offset: 0.12 },
      { transform: "translate(0, 0)", opacity: 1, offset: 0.92 },
      { transform: "scale(.7)", opacity: 0 },
    ];
    this.move(piece, way, time, delay, EASE.walk);
  }

  /** Until everything has arrived, or somebody cuts it short. */
  async rest(): Promise<void> {
    const arrived = Promise.all([...this.#moving].map((animation) => animation.finished.catch(() => undefined)));
    await Promise.race([arrived, this.#cutOr(LONGEST)]);
    this.#wake = null;
  }

  /** A moment of stillness. */
  async hold(time: number): Promise<void> {
    await this.#cutOr(time);
    this.#wake = null;
  }

  /** Let go of everything that moved. */
  letGo(): void {
    for (const animation of this.#moving) animation.cancel();
    for (const piece of this.#pieces) piece.remove();
    this.#moving.clear();
    this.#pieces.clear();
  }

  cut(): void {
    this.letGo();
    this.#wake?.();
  }

  #cutOr(time: number): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      setTimeout(done, time);
    });
  }
}
