// The hand as it lies: equal cards in heaps, by labour, culture cards last.
export interface Heap {
  readonly card: string;
  readonly count: number;
  /** How many of them could be played in this turn. */
  readonly playable: number;
}

const copies = (cards: readonly string[], card: string): number => cards.filter((each) => each === card).length;

/** Culture cards have no labour; what is fresh cannot be played yet. */
export function heapsOf(cards: readonly string[], fresh: readonly string[], labourOf: (card: string) => number | undefined): Heap[] {
  const rank = (card: string): number => labourOf(card) ?? Infinity;
  return [...new Set(cards)]
    .map((card) => ({ card, count: copies(cards, card), playable: copies(cards, card) - copies(fresh, card) }))
    .toSorted((one, other) => (rank(one.card) === rank(other.card) ? 0 : rank(one.card) - rank(other.card)));
}

/** How many of a heap are picked, where picks name heaps by their place. */
export const pickedOf = (picked: readonly number[], at: number): number => picked.filter((each) => each === at).length;

/** One more of a heap is picked, or all of them; once all are, none. */
export function pickOf(picked: readonly number[], at: number, count: number, all: boolean): readonly number[] {
  const others = picked.filter((each) => each !== at);
  const now = picked.length - others.length;
  const next = now === count ? 0 : all ? count : now + 1;
  return [...others, ...Array<number>(next).fill(at)];
}
