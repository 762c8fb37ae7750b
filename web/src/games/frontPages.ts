// The stones of the first page and the games they belong to, found by the folders of the games.
import type { FrontPage } from "./common/gameModule";
import { byGame } from "./folders";

const FRONT_PAGES = byGame(import.meta.glob<FrontPage>("./*/frontPage.ts", { import: "frontPage", eager: true }));

/** Left, right, across. */
export const GAMES_OF_STONE: readonly string[] = [...FRONT_PAGES]
  .toSorted(([, one], [, other]) => one.stone - other.stone)
  .map(([name]) => name);

/** What the path of a game's lessons leads through. */
export const landOf = (name: string): FrontPage["land"] => FRONT_PAGES.get(name)?.land ?? "valley";

/** What is cut into the stone of a game. */
export const signsOf = (name: string): FrontPage["signs"] => FRONT_PAGES.get(name)?.signs ?? [];
