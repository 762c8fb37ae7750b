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
  // the deeds of Prehistory, its painted signs, what is gathered, hunted and counted
  "acorn",
  "archer",
  "basket",
  "bear-head",
  "boar",
  "campfire",
  "carrot",
  "deer-track",
  "herbs-bundle",
  "horse-head",
  "ladder",
  "laurels",
  "menhir",
  "mushroom",
  "raspberry",
  "river",
  "salmon",
  "semi-closed-eye",
  "shiny-apple",
  "tipi",
];

// What game-icons has not: drawn for Trilith, in the same box.
const OWN = {
  spiral: `<path fill="none" stroke="currentColor" stroke-width="46" stroke-linecap="round" d="M262 258c-8 26-46 22-52-8c-8-40 34-70 74-60c56 12 80 72 58 124c-26 60-100 82-162 52c-74-36-96-128-56-200c46-80 150-106 234-58c40 24 68 60 80 104"/>`,
};

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
);

const bodies = { ...OWN };
for (const name of NAMES) {
  if (!icons[name]) throw new Error(`game-icons has no icon ${name}`);
  bodies[name] = icons[name].body;
}
const symbols = Object.keys(bodies)
  .toSorted()
  .map((name) => `<symbol id="icon-${name}" viewBox="0 0 512 512">${bodies[name]}</symbol>`);

const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">
<!-- Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0; the spiral is ours. Written by tools/make-icons.mjs. -->
${symbols.join("\n")}
</svg>
`;
writeFileSync(new URL("../src/drawing/icons.svg", import.meta.url), sprite);
