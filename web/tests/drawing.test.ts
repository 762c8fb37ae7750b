import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tokensOf } from "./drawn";

// Set by whoever lays trees, dots, marks or garments.
const OWN = new Set(["needles", "needles-shade", "daub", "mk-line", "worn", "worn-mark"]);
const TOKENS = tokensOf("tokens.css", "hours.css");

describe("what the tables share", () => {
  const folder = new URL("../src/drawing/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));

  test("is there", () => expect(files.length).toBeGreaterThan(30));

  test.each(files)("%s names tokens that every page has, and no colour of its own", (file) => {
    const source = readFileSync(new URL(file, folder), "utf8");
    for (const [, name = ""] of source.matchAll(/var\(--([\w-]+)[),]/g)) expect(TOKENS.has(name) || OWN.has(name), name).toBe(true);
    expect(source).not.toMatch(/: #[0-9a-f]{3,8}\b|rgba?\(|="#[0-9a-f]{3,8}"/i);
  });
});
