// The keys of a match that is looked back at: where they lead, and what is said of them.
import type { OwnKey } from "../../games/common/gameModule";
import type { LineTold } from "../../messages";
import { back, onward, roundBack, roundOn } from "../../moments";

export const MOVES: Readonly<Record<string, (lines: readonly LineTold[], at: number) => number>> = {
  ArrowLeft: back,
  ArrowRight: onward,
  ArrowUp: roundBack,
  ArrowDown: roundOn,
  Home: () => 0,
  End: (lines) => lines.length,
};

export const KEYS: readonly OwnKey[] = [
  ["← →", "replay-step"],
  ["↑ ↓", "replay-round"],
  ["Home End", "replay-ends"],
  ["Space", "replay-play"],
  ["+ −", "replay-speed"],
  ["M", "replay-mistake"],
  ["N", "replay-luck"],
  ["T", "replay-try"],
  ["1–4", "replay-eyes"],
  ["0", "replay-open"],
  ["Y", "replay-link"],
  ["B", "play-on"],
  ["Esc", "replay-evening"],
  ["L", "log"],
  ["R", "rules"],
  ["P", "players"],
  ["?", "one-page"],
];
