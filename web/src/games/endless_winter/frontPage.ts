// Endless Winter on the first page: the stone across.
import type { FrontPage } from "../common/gameModule";

export const frontPage: FrontPage = { stone: 2, signs: ["mammoth", "flake", "flake", "tent"], land: "snow" };
