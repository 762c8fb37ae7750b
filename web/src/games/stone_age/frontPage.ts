// Stone Age on the first page: the left upright.
import type { FrontPage } from "../gameModule";

export const frontPage: FrontPage = { stone: 0, signs: ["hut", "people", "stone-axe"] };
