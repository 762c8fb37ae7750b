// Games on the plain table that have told it more than their view does.
import { BARE, type Layout } from "./plain/layout";

const LAYOUTS: Readonly<Record<string, Layout>> = {};

export const layoutOf = (game: string): Layout => LAYOUTS[game] ?? BARE;
