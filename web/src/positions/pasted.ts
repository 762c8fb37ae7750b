// What somebody pastes: a position, or a link to one or to a moment of a match; else where it goes wrong.
import { isRecord } from "../json";
import type { Refused, Told } from "../messages";
import { unpacked } from "./link";

export type Pasted =
  | { readonly is: "position"; readonly position: Told }
  | { readonly is: "moment"; readonly match: string; readonly lines: number }
  | { readonly is: "nothing"; readonly refused: Refused };

const MOMENT = /\/t\/([\w-]+)\?at=(\d+)\s*$/;
const LINK = /\/position\/\w+#([\w-]+)\s*$/;
const HEADER = /^\s*(#.*\n)*game: \w+\n/;
const SHORT = 40;

const refusal = (where: string, problem: string, value: string): Pasted => ({
  is: "nothing",
  refused: { error: "BadPosition", about: { where, problem, value }, version: null },
});

/** The line of a text in which reading it stops, as far as the reader says so. */
function lineOf(text: string, error: unknown): number {
  const at = /position (\d+)/.exec(String(error))?.[1];
  return text.slice(0, at === undefined ? text.length : Number(at)).split("\n").length;
}

function read(text: string): Pasted {
  try {
    const found: unknown = JSON.parse(text);
    return isRecord(found) ? { is: "position", position: found } : refusal("1", "not-an-object", text.trim().slice(0, SHORT));
  } catch (error) {
    return refusal(String(lineOf(text, error)), "not-json", text.trim().slice(0, SHORT));
  }
}

export async function pasted(text: string): Promise<Pasted> {
  const [, match, lines] = MOMENT.exec(text) ?? [];
  if (match && lines) return { is: "moment", match, lines: Number(lines) };
  if (HEADER.test(text)) return refusal("1", "record", "");
  const [, letters] = LINK.exec(text) ?? [];
  if (!letters) return read(text);
  const found = await unpacked(letters);
  return found === null ? refusal("1", "broken-link", letters.slice(0, SHORT)) : read(found);
}
