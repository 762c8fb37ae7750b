// Stone Age on the first page: the left upright.
import type { FrontPage } from "../common/gameModule";

export const frontPage: FrontPage = { stone: 0, signs: ["hut", "people", "stone-axe"], land: "valley" };
