// A refusal as a sentence.
import type { Words } from "../i18n";
import type { Refused } from "../messages";

/** What people type can be wrong in ways that deserve more than the name of a field. */
const TYPED: Readonly<Record<string, string>> = {
  "body.name": "web-bad-name",
  "body.password": "web-bad-password",
};

export function sentence(words: Words, told: Refused): string {
  const typed = told.error === "BadRequest" ? TYPED[String(told.about["where"])] : undefined;
  if (typed) return words.say(typed);
  const key = `error-${told.error}`;
  return words.has(key) ? words.say(key, told.about) : words.say("web-away");
}
