// Where on the table something lies that can be chosen, by the marks that every table sets on what it offers.
import type { Named, Reasoned } from "../../messages";

/** The place that one opens to take something up. */
export type Opens = (action: Named) => { readonly spot: string; readonly count: number } | null;

/** By which marks a candidate may be found, the surest first. */
export function marksOf({ actions, action }: Reasoned, opens?: Opens): string[] {
  const [text = ""] = actions;
  const opened = opens?.(action as Named);
  const names = Object.entries(action).flatMap(([field, value]) => (field !== "kind" && typeof value === "string" ? [value] : []));
  const mark = (name: string, value: string): string => `[data-${name}="${CSS.escape(value)}"]`;
  return [
    ...(opened ? [mark("place", opened.spot), mark("figure", opened.spot)] : []),
    mark("place", text),
    mark("choice", text),
    mark("send", text),
    ...names.toReversed().map((name) => mark("place", name)),
    ...names.map((name) => `button${mark("card", name)}`), // a card of the own hand goes by its name
  ];
}

const isShown = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

/** What is touched for a candidate; nothing where the table does not show it now. */
export function offerOf(suggestion: Reasoned, opens?: Opens): HTMLElement | null {
  for (const mark of marksOf(suggestion, opens)) {
    const found = [...document.querySelectorAll<HTMLElement>(mark)].find(isShown);
    if (found) return found;
  }
  return null;
}
