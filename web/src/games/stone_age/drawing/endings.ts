// How the lower halves of cards are drawn: a sign of culture on green, or people and what multiplies them on sand.
const SIGNS: Readonly<Record<string, string>> = {
  pottery: "painted-pottery",
  healing: "pestle-mortar",
  weaving: "yarn",
  time: "sundial",
  transport: "wood-canoe",
  writing: "stone-tablet",
  art: "hand",
  music: "flute",
};

const MULTIPLIED: Readonly<Record<string, string>> = {
  farmer: "track",
  toolmaker: "tools",
  builder: "buildings",
  shaman: "people",
};

export type Ending = { sign: string } | { figures: number; times: string };

export function endingOf([kind, which, count]: readonly (string | number)[]): Ending {
  if (kind === "symbol") return { sign: SIGNS[String(which)] ?? "dolmen" };
  return { figures: Number(count), times: MULTIPLIED[String(which)] ?? "people" };
}
