// Games that have told the plain table more than their view does.
import { BARE, type Layout } from "./plain/layout";
import { LAYOUT as STONE_AGE } from "./stone_age/layout";

const LAYOUTS: Readonly<Record<string, Layout>> = { stone_age: STONE_AGE };

export const layoutOf = (game: string): Layout => LAYOUTS[game] ?? BARE;
