// What keys mean at a table: where they are typed into a field, and the ways between offers by a letter on each or by arrows.
export interface Letter {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly offer: HTMLElement;
}

const LETTERS = "asdfghklqwertyuiopzxcvbnm";

const inTray = (offer: Element): number => (offer.closest(".tray") ? 0 : 1);

/** Whatever is offered: what can be done, what is picked, and where it lies. */
export const OFFERS = "[data-send], [data-choice]:not(:disabled), [data-place]";

/** Everything that is offered and seen, in reading order; what is open comes first. */
export const offers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(OFFERS)]
    .filter((offer) => offer.checkVisibility())
    .toSorted((one, other) => inTray(one) - inTray(other));

export const lettered = (): Letter[] =>
  offers()
    .slice(0, LETTERS.length)
    .map((offer, at) => {
      const { left, top } = offer.getBoundingClientRect();
      return { letter: LETTERS[at] ?? "", x: left, y: top, offer };
    });

/** Whether a letter leads somewhere now, and is no key of its own. */
export const jumping = (): boolean => document.querySelector("[data-letters]") !== null;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest offer in the direction of an arrow key; what lies aside counts as farther away. */
export function nearest(from: Element, key: string): HTMLElement | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const offer of offers()) {
    const [offerX, offerY] = middle(offer);
    const ahead = (offerX - x) * direction[0] + (offerY - y) * direction[1];
    const aside = Math.abs((offerX - x) * direction[1]) + Math.abs((offerY - y) * direction[0]);
    if (offer !== from && ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = offer;
    }
  }
  return best;
}

/** Whether a key goes into a field rather than to the table. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== "checkbox");
