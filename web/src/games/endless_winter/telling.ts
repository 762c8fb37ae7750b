// What things of Endless Winter say when a hand rests on them, where their own text does not say all.
import { said, type Said } from "../common/words/said";
import { box } from "./box.svelte";
import { halves } from "./drawing/faces";
import { sentence, type Reader } from "./labels";
import { capital, nameOf } from "./says";
import { partOf } from "./world";

/** What a card does is written in parts: what it gives by day, and in the eclipse. */
function card(id: string, at: Reader): Said {
  const { words } = at;
  const tribe = box.card(id)?.labour !== undefined;
  return said(nameOf("card", id, words), words.say(tribe ? "note-kind-tribe" : "note-kind-culture"), [
    ["", sentence(words.does("card", id), words)],
  ]);
}

function gain(what: string, { world, words }: Reader): Said {
  const count = world.pending.gains?.[what as keyof typeof world.pending.gains] ?? 1;
  const rule = world.pending.lost?.[what as keyof typeof world.pending.lost] ?? "";
  const reason = rule && words.say(`rule-${rule.replace(".", "-")}`);
  return said(
    capital(words.say(`note-some-${what}`, { count }), words),
    "",
    [["", `${capital(words.say(`note-where-${what}`), words)}.`]],
    rule,
    reason ? { can: false, text: reason } : null,
  );
}

function labour({ world, words }: Reader): Said {
  const { labour: left = 0, uses = [] } = world.pending;
  const good = uses.map(({ what, labour: price }) => words.say(`note-uses-${what}`, { labour: halves(price) })).join(" ");
  return said(`${nameOf("gain", "labour", words)}: ${halves(left)}`, "", [["now", good || words.say("note-uses-nothing")]], "EW-4.8");
}

const round = ({ world, words }: Reader): Said =>
  said(words.say("note-round-phase", { round: world.round, rounds: box.rounds, phase: words.say(`note-phase-${partOf(world)}`) }), "", []);

export function tell(key: string, at: Reader): Said | null {
  const [kind = "", id = ""] = key.split(" ");
  switch (kind) {
    case "card":
      return card(id, at);
    case "gain":
      return gain(id, at);
    case "labour":
      return labour(at);
    case "round":
      return round(at);
    default:
      return null;
  }
}
