// What is said about a thing on the table when a hand rests on it: always in the same order, and nothing that does not apply.
export const LABELS = ["costs", "now", "round", "year", "end"] as const;

/** What a row is about; a row without a label says how things stand. */
export type Label = (typeof LABELS)[number] | "";

export interface Row {
  readonly label: Label;
  /** What to keep stands between ** and **. */
  readonly text: string;
}

export interface Said {
  readonly name: string;
  /** What kind of thing it is. */
  readonly kind: string;
  readonly rows: readonly Row[];
  /** Whether one can, and if not, what is missing. */
  readonly foot: { readonly can: boolean; readonly text: string } | null;
  /** The rule about it, as people cite it. */
  readonly rule: string;
}

export const said = (
  name: string,
  kind: string,
  rows: readonly (readonly [Label, string])[],
  rule = "",
  foot: Said["foot"] = null,
): Said => ({
  name,
  kind,
  rows: rows.filter(([, text]) => text).map(([label, text]) => ({ label, text })),
  foot,
  rule,
});

/** All of it as one text, for whoever hears it. */
export const aloud = (told: Said | null): string =>
  told
    ? [told.kind ? `${told.name}: ${told.kind}.` : `${told.name}.`, ...told.rows.map(({ text }) => text), told.foot?.text ?? ""]
        .filter(Boolean)
        .join(" ")
        .replaceAll("**", "")
    : "";

/** What it is, where the rest is said elsewhere. */
export const briefly = (told: Said | null): string => (told ? [told.name, told.kind].filter(Boolean).join(", ") : "");

/** A thing that has one text only: its first sentence is what it is called. */
export function plainly(text: string): Said | null {
  const whole = text.replace(/\s+/g, " ").trim();
  const end = /[.:](?= |$)/.exec(whole)?.index ?? whole.length;
  return whole ? said(whole.slice(0, end), "", [["", whole.slice(end + 1).trim()]]) : null;
}
