// Prehistory on the first page: the right upright.
import type { FrontPage } from "../common/gameModule";

export const frontPage: FrontPage = { stone: 1, signs: ["ring", "hand", "deer"], land: "valley" };
