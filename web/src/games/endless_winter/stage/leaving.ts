import { tick } from "svelte";
import type { Looking } from "../looking.svelte";

/** Away with what was brought near; the focus goes back to where it lies now. */
export function goBack(looking: Looking, stage: HTMLElement | undefined): void {
  const seen = looking.now;
  looking.leave();
  void tick().then(() => stage?.querySelector<HTMLElement>(`[data-sight="${seen}"]`)?.focus());
}

/** The focus goes to the button of the first of these that is still there: of a choice, or of what it was opened by. */
export function focusAt(spots: readonly string[], stage: HTMLElement | undefined): void {
  const named = (spot: string): string =>
    `[data-place="${spot}"], [data-choice="${spot}"], [data-lesser="${spot.replace("lesser ", "")}"], [data-figure="${spot}"]`;
  spots
    .map((spot) => stage?.querySelector<HTMLElement>(named(spot)))
    .find(Boolean)
    ?.focus();
}
