// What svelte-check and the compiler do not see: mistakes, and imports between layers.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// The layers, the lowest first: their folders, and what each may use besides itself. docs/web.md says what they are for.
const LAYERS = [
  { type: "drawing", folders: ["src/drawing"], uses: [] },
  { type: "core", folders: ["src/motion", "src/sound", "src"], uses: ["drawing"] },
  { type: "components", folders: ["src/components"], uses: ["drawing", "core"] },
  { type: "common", folders: ["src/games/common"], uses: ["drawing", "core", "components"] },
  { type: "gameDrawing", folders: ["src/games/*/drawing"], uses: ["drawing"] },
  { type: "game", folders: ["src/games/*"], uses: ["drawing", "core", "components", "common"] },
  { type: "registry", folders: ["src/games"], uses: ["core", "common"] },
  { type: "shell", folders: ["src/shell", "src/pages"], uses: ["drawing", "core", "components", "common", "registry"] },
];
// A folder inside another one comes first.
const elements = LAYERS.flatMap(({ type, folders }) =>
  folders.map((pattern) => ({ type, pattern, partialMatch: false, ...(pattern.includes("*") && { capture: ["game"] }) })),
).toSorted((one, other) => other.pattern.split("/").length - one.pattern.split("/").length);
const layer = (type) => ({ element: { type } });
const partOf = (game, type) => ({ element: { type, captured: { game } } });
const policies = [
  ...LAYERS.flatMap(({ type, uses }) => uses.map((used) => ({ from: layer(type), allow: { to: layer(used) } }))),
  ...LAYERS.filter(({ type }) => !type.startsWith("game")).map(({ type }) => ({ from: layer(type), allow: { to: layer(type) } })),
  // A game knows itself and no other.
  { from: layer("game"), allow: { to: partOf("{{ from.element.captured.game }}", "game") } },
  { from: layer("game"), allow: { to: partOf("{{ from.element.captured.game }}", "gameDrawing") } },
  { from: layer("gameDrawing"), allow: { to: partOf("{{ from.element.captured.game }}", "gameDrawing") } },
  { from: layer("registry"), allow: { to: partOf("plain", "game") } },
];

export default defineConfig(
  { ignores: ["src/**/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler knows every name (noUnusedLocals, noUnusedParameters).
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // The rule does not know comments that give a reason after "--"; svelte-check sees what they are for.
      "svelte/no-unused-svelte-ignore": "off",
      // Maps that pages look at are replaced as a whole ($state.raw).
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["src/**"],
    ignores: ["src/main.ts"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": elements,
      "import/resolver": { node: { extensions: [".ts", ".svelte.ts", ".js"] } },
    },
    rules: {
      "boundaries/no-unknown-files": "error",
      "boundaries/dependencies": ["error", { default: "disallow", policies }],
    },
  },
);
