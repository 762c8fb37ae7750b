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
  "small-fire",
  "stabbed-note",
  "sun",
  "tabletop-players",
  "torch",
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
  // Endless Winter: columns, people and chiefs, animals, sacred stones, what tribes learn
  "ages",
  "animal-hide",
  "animal-skull",
  "armadillo",
  "beard",
  "berries-bowl",
  "bone-knife",
  "camping-tent",
  "cave-entrance",
  "caveman",
  "ceremonial-mask",
  "claw-slashes",
  "crossed-bones",
  "crystal-cluster",
  "djembe",
  "eagle-head",
  "face-to-face",
  "feather-necklace",
  "fire-bowl",
  "fish-smoking",
  "footsteps",
  "high-grass",
  "hunting-bolas",
  "hut",
  "icebergs",
  "infinity",
  "ivory-tusks",
  "jawbone",
  "knot",
  "meat",
  "mountain-road",
  "mountains",
  "nest-birds",
  "night-sleep",
  "pine-tree",
  "polar-star",
  "primitive-necklace",
  "reed",
  "rhinoceros-horn",
  "rope-coil",
  "saber-toothed-cat-head",
  "sloth",
  "spears",
  "spotted-arrowhead",
  "stone-block",
  "stone-crafting",
  "stone-path",
  "stone-pile",
  "stone-spear",
  "stone-stack",
  "sun-priest",
  "third-eye",
  "three-friends",
  "tombstone",
  "totem",
  "totem-head",
  "trail",
  "tribal-mask",
  "wildfires",
  "wolf-head",
];

// What game-icons has not: drawn for Trilith, in the same box.
const OWN = {
  sledge: `<path fill="currentColor" d="M40 120h300c62 0 104 32 118 84l-40 12c-8-34-34-52-78-52h-24v66h60v44h-52v52h92c34 0 56-18 60-50l42 6c-8 56-46 88-102 88H60v-44h44v-52H48v-44h56v-66H40zm108 44v66h124v-66zm0 110v52h124v-52z"/>`,
  spiral: `<path fill="none" stroke="currentColor" stroke-width="46" stroke-linecap="round" d="M262 258c-8 26-46 22-52-8c-8-40 34-70 74-60c56 12 80 72 58 124c-26 60-100 82-162 52c-74-36-96-128-56-200c46-80 150-106 234-58c40 24 68 60 80 104"/>`,
};

const { icons } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));

const bodies = { ...OWN };
for (const name of NAMES) {
  if (!icons[name]) throw new Error(`game-icons has no icon ${name}`);
  bodies[name] = icons[name].body;
}
const symbols = Object.keys(bodies)
  .toSorted()
  .map((name) => `<symbol id="icon-${name}" viewBox="0 0 512 512">${bodies[name]}</symbol>`);

const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">
<!-- Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0; the spiral and the sledge are ours. Written by tools/make-icons.mjs. -->
${symbols.join("\n")}
</svg>
`;
writeFileSync(new URL("../src/drawing/icons.svg", import.meta.url), sprite);
