// On what a hand rests: a mouse that stays, a finger that is not lifted, the focus of a keyboard. Whatever speaks has `data-words`.
const MOUSE = 350;
/** Whoever reads goes from thing to thing faster. */
const READING = 120;
const FINGER = 450;
const LEAVING = 200;
/** How far a finger may slip. */
const SLIP = 10;

export const THING = "[data-words]";
/** What lies over the table and is no part of it. */
const OVER = "dialog, .slab, .side, .tray, .turnbar, .rivals-line, .tabs, .notices, .whole-board";

/** What lies at a point of the window, under buttons that say nothing of their own. */
function thingAt({ clientX, clientY }: PointerEvent): Element | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const thing = element.closest(THING);
    if (thing) return thing;
    if (element.matches(OVER)) return null;
  }
  return null;
}

export class Resting {
  /** What is spoken of, and who asked for it. */
  now = $state.raw<{ readonly thing: Element; readonly by: "mouse" | "finger" | "focus" } | null>(null);
  #timer = 0;
  #next: Element | null = null;
  /** What was pressed is done, not read, until the mouse has left it. */
  #pressed: Element | null = null;
  #finger: { readonly x: number; readonly y: number } | null = null;
  #held = false;

  /** What the thing that is spoken of goes by. */
  get key(): string {
    return this.now?.thing.getAttribute("data-words") ?? "";
  }

  moved(event: PointerEvent): void {
    if (event.pointerType === "touch") {
      const from = this.#finger;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) this.released();
      return;
    }
    if (this.now?.by === "finger") return;
    const thing = thingAt(event);
    if (thing !== this.#pressed) this.#pressed = null;
    if (thing === this.#next || (thing !== null && thing === this.#pressed)) return;
    this.#wait(thing, thing ? (this.now ? READING : MOUSE) : LEAVING);
  }

  pressed(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest("[data-said]")) return;
    const thing = thingAt(event);
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
      this.now = { thing, by: "finger" };
    }, FINGER);
  }

  /** The finger may lift; the words stay. */
  released(): void {
    if (!this.#finger) return;
    this.#finger = null;
    if (!this.#held) window.clearTimeout(this.#timer);
  }

  /** A finger that has read does nothing else, wherever the table has moved under it. */
  clicked(event: Event): void {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whoever walks by keyboard reads what they come to; where a press puts the focus says nothing. */
  focused({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const thing = target.closest(THING);
    if (!thing) return;
    window.clearTimeout(this.#timer);
    this.#next = thing;
    this.now = { thing, by: "focus" };
  }

  leave(): void {
    window.clearTimeout(this.#timer);
    this.#next = null;
    this.now = null;
  }

  /** Nobody wonders any more, until the mouse goes elsewhere; whether a hand did, and not only the focus was there. */
  silence(): boolean {
    const spoke = this.now !== null && this.now.by !== "focus";
    this.#pressed = this.#next;
    this.leave();
    return spoke;
  }

  #wait(thing: Element | null, after: number): void {
    window.clearTimeout(this.#timer);
    this.#next = thing;
    this.#timer = window.setTimeout(() => (this.now = thing && { thing, by: "mouse" }), after);
  }
}
