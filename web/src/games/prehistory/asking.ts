// The sentence in the bar: what is asked now, always, and never only that something is.
import type { About } from "../../i18n";
import type { Words } from "../../i18n";
import { byBones, deedAt, isEnding } from "./choices";
import { markerOf } from "./reading/ring";
import { colourName } from "./says";
import type { Hand } from "./table";
import type { World } from "./world";

export interface Asked {
  readonly key: string;
  readonly about: About;
}

const PICKED: readonly string[] = ["fishing", "gathering", "hunting"];

export function askedOf(hand: Hand, world: World, words: Words): Asked {
  const ask = (key: string, about: About = {}): Asked => ({ key: `ask-${key}`, about });
  const { phase, pending } = world;
  if (hand.open === "bones") return ask("bones");
  switch (phase) {
    case "income":
      return ask(hand.of("turn_weather").length ? "income-bones" : "income");
    case "acting":
      return acting(hand, world, words);
    case "paying":
      return ask("paying-colours", { count: pending.due ?? 0 });
    case "dancing":
      return ask(hand.endings.some((run) => run.actions.at(-1)?.startsWith("card ")) ? "dancing-card" : "dancing");
    case "laying":
      return ask(hand.of("lay").length ? "laying" : "laying-buy");
    case "roaming":
      return roaming(hand, world);
    case "moving": {
      const state = hand.open ? world.map.find(({ field }) => field === hand.open) : undefined;
      if (state) return ask("moving-picked", { land: words.name("land", state.land) });
      return ask("moving-steps", { count: pending.steps_left ?? 0 });
    }
    case "choosing": {
      const resources = pending.resources_due ?? 0;
      return resources ? ask("choosing-resources", { count: resources }) : ask("choosing-markers", { count: pending.markers_due ?? 0 });
    }
    default:
      return ask(phase);
  }
}

function acting(hand: Hand, world: World, words: Words): Asked {
  const onlyEnding = hand.choices.every((choice) => isEnding(choice) || byBones(choice));
  const deed = deedAt(hand, world);
  if (world.season === "summer") {
    const none = onlyEnding && deed;
    return none
      ? { key: "ask-acting-skip", about: { colour: colourName(markerOf(deed), words) } }
      : { key: `ask-acting-summer-${deed ?? world.deed}`, about: {} };
  }
  if (deed) return { key: `ask-acting-${deed}${hand.chosen && PICKED.includes(deed) ? "-picked" : ""}`, about: {} };
  if (world.season !== "spring") return { key: "ask-acting-end", about: {} };
  const helps = world.pending.refused?.some(({ buys }) => buys.length) ?? false;
  return { key: `ask-acting-${!onlyEnding ? "spring" : helps ? "buy" : "pass"}`, about: {} };
}

function roaming(hand: Hand, world: World): Asked {
  const count = world.pending.steps_left ?? 0;
  if (hand.of("build").length) return { key: "ask-roaming-build", about: {} };
  if (hand.of("send").length) return { key: "ask-roaming-walk", about: { count } };
  const pays = hand.choices.some(({ action }) => action.kind.startsWith("spend_"));
  return { key: pays ? "ask-roaming-none" : "ask-roaming-nobody", about: {} };
}
