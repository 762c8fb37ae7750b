// Writes src/drawing/icons.svg: one symbol for each icon of game-icons.net that the client draws. Run by `npm run icons`.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const NAMES = [
  // the bar and the tabs
  "anticlockwise-rotation",
  "dolmen",
  "footprint",
  "moon",
  "open-book",
  "primitive-torch",
  "small-fire",
  "stabbed-note",
  "sun",
  "tabletop-players",
  // the valley
  "bison",
  "deer",
  "hand",
  "mammoth",
  "stone-axe",
  // the signs of culture on cards
  "flute",
  "painted-pottery",
  "pestle-mortar",
  "stone-tablet",
  "sundial",
  "wood-canoe",
  "yarn",
];

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
);

const symbols = NAMES.toSorted().map((name) => {
  if (!icons[name]) throw new Error(`game-icons has no icon ${name}`);
  return `<symbol id="icon-${name}" viewBox="0 0 512 512">${icons[name].body}</symbol>`;
});

const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">
<!-- Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0. Written by tools/make-icons.mjs. -->
${symbols.join("\n")}
</svg>
`;
writeFileSync(new URL("../src/drawing/icons.svg", import.meta.url), sprite);
