// Words under the hand: whatever is drawn says what it is when a mouse rests on it, when it has the focus, or when a finger does.
// A thing is named by `data-thing`; where its words stand is the table's own affair.
export const THING = "[data-thing]";
const REST = 350;
const LONG = 450;
const LINGER = 200;
/** What lies over the table and is no part of it. */
const OVER = "dialog, .side, .tray, .turnbar, .rivals-line, .tabs, .notices, .whole-board";

export class Reading {
  #thing = $state.raw("");
  /** Something else is under the hand than the words are about. */
  #under = "";
  #timer = 0;
  #held = 0;
  /** The finger that has read something must not take it up as well. */
  #swallow = false;

  /** The thing whose words are shown; none while nobody wonders. */
  get thing(): string {
    return this.#thing;
  }

  show(thing: string): void {
    clearTimeout(this.#timer);
    this.#thing = thing;
  }

  /** A mouse is somewhere: after a moment of rest its thing speaks, a moment after it has left it is silent. */
  moved(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const under = thingAt(event.clientX, event.clientY);
    if (under === this.#under) return;
    this.#under = under;
    clearTimeout(this.#timer);
    if (under !== this.#thing) this.#timer = window.setTimeout(() => (this.#thing = under), under ? REST : LINGER);
  }

  /** Whatever is pressed is wanted, not read; a finger that stays reads after all. */
  pressed(event: PointerEvent): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#held);
    this.#swallow = false;
    this.#thing = "";
    if (event.pointerType !== "touch") return;
    const under = thingAt(event.clientX, event.clientY);
    if (!under) return;
    this.#held = window.setTimeout(() => {
      this.#thing = under;
      this.#swallow = true;
    }, LONG);
  }

  released(): void {
    clearTimeout(this.#held);
  }

  clicked(event: MouseEvent): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whoever walks by keyboard reads what they come to; where a press puts the focus says nothing. */
  focused(event: FocusEvent): void {
    const { target } = event;
    if (target instanceof HTMLElement && target.matches(":focus-visible")) this.show(nameOf(target));
  }

  /** Nobody wonders any more; whether anybody did. */
  silence(): boolean {
    const spoke = this.#thing !== "";
    this.show("");
    return spoke;
  }
}

const nameOf = (element: Element): string => element.closest(THING)?.getAttribute("data-thing") ?? "";

function thingAt(x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = nameOf(element);
    if (name) return name;
    if (element.closest(OVER)) return "";
  }
  return "";
}
