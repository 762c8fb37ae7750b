// Who is told about which table, in which words.
import type { Words } from "../../../i18n";
import type { Choice } from "../table";
import type { View } from "../wire";

export interface Looker {
  readonly valley: View;
  /** Whoever looks; nobody for a spectator. */
  readonly seat: number | null;
  readonly words: Words;
  readonly players: readonly string[];
  choicesAt(spot: string): readonly Choice[];
  /** The rule against what is looked at, once it is known. */
  readonly against: { readonly spot: string; readonly rule: string };
  /** The dice that lie there. */
  readonly dice: readonly number[];
}
