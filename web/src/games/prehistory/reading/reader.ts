// Whoever reads the table: what they see, from which seat, in which language.
import type { Words } from "../../../i18n";
import type { Said } from "../../common/words/said";
import type { Choice } from "../table";
import type { Board, World } from "../world";

export interface Reader {
  readonly world: World;
  /** Nobody's seat for whoever only watches. */
  readonly seat: number | null;
  readonly words: Words;
  readonly players: readonly string[];
  readonly choices: readonly Choice[];
}

/** What a thing says, and the action that takes it up, where one does: it can be done, or a rule is against it. */
export interface Told extends Said {
  readonly action?: string;
}

export const ownBoard = ({ world, seat }: Reader): Board | undefined => (seat === null ? undefined : world.players[seat]);
export const inSummer = ({ world }: Reader): boolean => world.season === "summer" || world.season === "end";
