// The server was away when a page was opened: ask until it answers, and begin the page anew.
import { AWAY, games } from "../api";
import type { Refused } from "../messages";

const TRY_AGAIN = 2000;

/** Nothing happens if the page was refused for another reason; the answer calls it off, for whoever leaves. */
export function reloadWhenBack(told: Refused): () => void {
  let left = told.error !== AWAY.error;
  const ask = async (): Promise<void> => {
    try {
      await games();
    } catch {
      again();
      return;
    }
    if (!left) location.reload();
  };
  const again = (): void => {
    if (!left) setTimeout(() => void ask(), TRY_AGAIN);
  };
  again();
  return () => {
    left = true;
  };
}
