// Records from elsewhere: what may be brought, and under which name.
import * as api from "./api";
import type { MatchInfo, Refused } from "./messages";

/** What is longer than this is no record, and need not be read to know that; the server has a bound of its own. */
const LONGEST = 1_048_576;
const LONGEST_NAME = 80;
/** Nothing that hides, turns the text around or looks like a folder. */
const STRANGE = /[^\p{L}\p{N}\p{P}\p{S} ]|[\\/,\u2800]/gu;

/** The name of a file as the server takes it. */
export const fileName = (name: string): string => name.replace(STRANGE, "").trim().slice(-LONGEST_NAME) || "record";

/** Bring a file; the match that it becomes. */
export async function bring(file: File): Promise<MatchInfo> {
  const tooLarge: Refused = { error: "TooLarge", about: { most: LONGEST }, version: null };
  if (file.size > LONGEST) throw new api.Refusal(tooLarge);
  return api.bring(fileName(file.name), await file.text());
}
