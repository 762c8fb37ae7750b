// Endless Winter on the first page: the stone across.
import type { FrontPage } from "../gameModule";

export const frontPage: FrontPage = { stone: 2, signs: ["mammoth", "flake", "flake", "tent"] };
