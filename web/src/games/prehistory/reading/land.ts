// What the fields of the land say, and who stands on them.
import { said } from "../../common/words/said";
import { box } from "../box.svelte";
import { landOf } from "../drawing/lands";
import { capital } from "../says";
import { gainsInWords } from "./names";
import type { Reader, Told } from "./reader";

const RULES: Readonly<Record<string, string>> = {
  plain: "PH-6.5",
  campsite: "PH-7.1",
  start_camp: "PH-6.7",
  megalith_a: "PH-6.12",
  megalith_b: "PH-15.7",
  megalith_c: "PH-15.8",
  token: "PH-6.11",
  reward: "PH-6.10",
};

export function field(name: string, { world, words, players }: Reader): Told | null {
  const state = world.map.find((each) => each.field === name);
  const face = box.land;
  if (!state || !face) return null;
  const land = landOf(state.land, face);
  const what = land.is === "megalith" ? `megalith_${land.kind}` : land.is;
  const key = `what-field-${what}`;
  const about = {
    points: land.is === "megalith" ? (land.coins[0] ?? 0) : land.is === "token" ? land.points : 0,
    first: land.is === "megalith" ? (land.coins[0] ?? 0) : 0,
    second: land.is === "megalith" ? (land.coins[1] ?? 0) : 0,
    species: land.is === "token" ? words.name("species", land.species) : "",
    gain: land.is === "reward" ? gainsInWords(land.gains, words) : "",
  };
  const there = [
    state.owner === undefined ? "" : words.say("what-field-owner", { player: players[state.owner] ?? "" }),
    state.player === undefined
      ? ""
      : words.say("what-field-there", {
          player: players[state.player] ?? "",
          standing: state.standing ?? 0,
          lying: state.lying ?? 0,
        }),
    ...(state.waiting ?? []).map((count, seat) => (count ? words.say("what-field-waiting", { player: players[seat] ?? "", count }) : "")),
  ]
    .filter(Boolean)
    .join(" ");
  return said(
    capital(words.say(key, about), words),
    words.say("what-kind-field", { field: words.name("field", name) }),
    [
      ["", words.part(key, "about", about)],
      ["now", there],
      ["end", words.part(key, "end", about)],
    ],
    RULES[what] ?? "",
  );
}
