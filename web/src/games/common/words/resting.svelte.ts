// On what a hand rests: a mouse that stays, a finger that is not lifted, the focus of a keyboard.
const MOUSE = 350;
/** Whoever reads goes from thing to thing faster. */
const READING = 120;
const FINGER = 450;
const LEAVING = 200;
/** How far a finger may slip. */
const SLIP = 10;

const THING = "[data-words]";
const thingAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(THING) : null);

export class Resting {
  /** What is spoken of, and whether a finger asked for it. */
  now = $state.raw<{ readonly thing: Element; readonly byTouch: boolean } | null>(null);
  #timer = 0;
  #next: Element | null = null;
  /** What was pressed is done, not read, until the mouse has left it. */
  #pressed: Element | null = null;
  #finger: { readonly x: number; readonly y: number } | null = null;
  #held = false;

  over(event: PointerEvent): void {
    if (event.pointerType === "touch" || this.now?.byTouch) return;
    const thing = thingAt(event.target);
    if (thing !== this.#pressed) this.#pressed = null;
    if (thing === this.#next || (thing !== null && thing === this.#pressed)) return;
    this.#wait(thing, thing ? (this.now ? READING : MOUSE) : LEAVING);
  }

  down(event: PointerEvent): void {
    const thing = thingAt(event.target);
    if (event.target instanceof Element && event.target.closest("[data-said]")) return;
    this.#held = false;
    this.leave();
    if (event.pointerType !== "touch") {
      this.#pressed = thing;
      return;
    }
    if (!thing) return;
    this.#finger = { x: event.clientX, y: event.clientY };
    this.#timer = window.setTimeout(() => {
      this.#held = true;
      this.now = { thing, byTouch: true };
    }, FINGER);
  }

  move(event: PointerEvent): void {
    const from = this.#finger;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) this.up();
  }

  /** The finger may lift; the words stay. */
  up(): void {
    if (!this.#finger) return;
    this.#finger = null;
    if (!this.#held) window.clearTimeout(this.#timer);
  }

  /** A finger that has read does nothing else, wherever the table has moved under it. */
  click(event: Event): void {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  focus(event: FocusEvent): void {
    const thing = thingAt(event.target);
    if (!thing || !(event.target instanceof Element) || !event.target.matches(":focus-visible")) return;
    window.clearTimeout(this.#timer);
    this.#next = thing;
    this.now = { thing, byTouch: false };
  }

  leave(): void {
    window.clearTimeout(this.#timer);
    this.#next = null;
    this.now = null;
  }

  #wait(thing: Element | null, after: number): void {
    window.clearTimeout(this.#timer);
    this.#next = thing;
    this.#timer = window.setTimeout(() => (this.now = thing && { thing, byTouch: false }), after);
  }
}
