// What a field is, read from the name that the engine has for it.
import type { Gain, LandFace } from "./faces";
import type { Species } from "./names";

export type Land =
  | { is: "plain" | "campsite" | "start_camp" }
  | { is: "megalith"; kind: "a" | "b" | "c"; coins: readonly number[] }
  | { is: "token"; species: Species; points: number }
  | { is: "reward"; gains: readonly Gain[] };

/** A megalith B has no number of its own: its one point, counted for each neighbour, is how it is drawn. */
const EACH_NEIGHBOUR = 1;

export function landOf(name: string, face: LandFace): Land {
  if (name === "campsite" || name === "start_camp") return { is: name };
  if (name === "megalith_a") return { is: "megalith", kind: "a", coins: [face.megalith_a] };
  if (name === "megalith_b") return { is: "megalith", kind: "b", coins: [EACH_NEIGHBOUR] };
  const giant = face.megalith_c.find(({ id }) => name === `megalith_${id}`);
  if (giant) return { is: "megalith", kind: "c", coins: [giant.first, giant.second] };
  const token = face.token.find(({ species }) => name === `token_${species}`);
  if (token) return { is: "token", ...token };
  const gains = face.tile.find(({ id }) => id === name)?.reward;
  return gains ? { is: "reward", gains } : { is: "plain" };
}
