// Why a candidate of the torch is worth a thought, in words that are made of parts; its figures are the server's.
import type { Words } from "../../i18n";
import type { Named, Reasoned } from "../../messages";

export interface Reason {
  readonly sign: "brings" | "hinders" | "risks";
  readonly text: string;
}

type Amounts = Reasoned["brings"];

const amounts = (those: Amounts, words: Words): string =>
  those
    .map(({ name, low, high }) => {
      const what = words.holding(name, high);
      return low === high ? words.say("hint-amount", { count: low, what }) : words.say("hint-range", { low, high, what });
    })
    .join(", ");

/** What somebody would do, as short as the game says it. */
export const hinted = (action: Named, words: Words, players: readonly string[]): string =>
  words.has(`hinted-${action.kind}`) ? words.tell("hinted", action, players) : words.tell("action", action, players);

/** What a candidate brings and costs or prepares, whom it hinders, what it risks. */
export function reasonsOf(suggestion: Reasoned, words: Words, players: readonly string[]): Reason[] {
  const { brings, costs, prepares, hinders, risks } = suggestion;
  const told = (action: Named): string => hinted(action, words, players);
  const gains = [
    brings.length ? words.say("hint-brings", { what: amounts(brings, words) }) : "",
    costs.length ? words.say("hint-costs", { what: amounts(costs, words) }) : "",
    prepares.length ? words.say("hint-prepares", { what: prepares.map((action) => told(action as Named)).join(", ") }) : "",
  ].filter(Boolean);
  return [
    ...(gains.length ? [{ sign: "brings", text: gains.join(" ") } as const] : []),
    ...hinders.map(({ seat, points }) => ({
      sign: "hinders" as const,
      text: words.say("hint-hinders", { player: players[seat] ?? "", count: points }),
    })),
    ...risks.map(({ kind, name, count, seat, action }) => ({
      sign: "risks" as const,
      text: words.say(`hint-risk-${kind}`, {
        count,
        what: action ? told(action as Named) : words.holding(name, count),
        player: seat === null ? "" : (players[seat] ?? ""),
      }),
    })),
  ];
}

/** A chance as people read it. */
export const percent = (chance: number): number => Math.round(100 * chance);
