// What can be read off a drawing.
import { readFileSync } from "node:fs";

const source = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");

/** The symbols that every page has. */
export const SYMBOLS = new Set(
  ["drawing/pieces.svg", "drawing/faces.svg", "drawing/icons.svg"].flatMap((file) =>
    [...source(file).matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id as string),
  ),
);

/** The colours that files of tokens give a name. */
export const tokensOf = (...files: readonly string[]): Set<string> =>
  new Set(files.flatMap((file) => [...source(file).matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name as string)));

/** The symbols that a drawing uses, in its order. */
export const used = (html: string): string[] => [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id as string);

export const count = (html: string, part: string): number => html.split(part).length - 1;

/** The figures of a drawing. */
export const figures = (html: string): string[] => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text as string);

/** How large each figure is where all that it is drawn in has been scaled. */
export function sizes(html: string): { text: string; size: number }[] {
  const scales = [1];
  const found: { text: string; size: number }[] = [];
  for (const [, closing, name, attributes = "", closed, text = ""] of html.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/g)) {
    if (name !== "g" && name !== "text") continue;
    if (closing) {
      if (name === "g") scales.pop();
      continue;
    }
    const [, scale = "1"] = /transform="[^"]*scale\((-?[\d.]+)/.exec(attributes) ?? [];
    const size = (scales.at(-1) as number) * Math.abs(Number(scale));
    if (name === "text") found.push({ text, size: size * Number(/font-size="([\d.]+)"/.exec(attributes)?.[1]) });
    else if (!closed) scales.push(size);
  }
  return found;
}
