// What is asked in a phase as such, where a game says nothing closer.
import type { About, Words } from "../../i18n";
import { asRecord, asText } from "../../json";

export function phaseAsks(
  view: Readonly<Record<string, unknown>>,
  words: Words,
  players: readonly string[],
): { key: string; about: About } {
  const phase = asText(view["phase"]);
  const pending = asRecord(view["pending"]);
  const closer = `ask-${phase}-${asText(pending["spot"])}`;
  return { key: words.has(closer) ? closer : `ask-${phase}`, about: words.about(pending, players) };
}
