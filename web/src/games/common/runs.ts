// Picking small things that belong together, in any order: the server has told every whole of them.
import type { Choice, Run } from "../../messages";

type Texts = readonly string[];

const counted = (texts: Texts): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

/** What has to be added to the picked things to make a whole of them; null if nothing does. */
export function rest(whole: Texts, picked: Texts): string[] | null {
  const left = [...whole];
  for (const text of picked) {
    const at = left.indexOf(text);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The run of exactly these things. */
export const exactly = (runs: readonly Run[], picked: Texts): Run | undefined => runs.find((run) => rest(run.named, picked)?.length === 0);

/** Every way to end what has been picked, where there are several. */
export const endings = (runs: readonly Run[], picked: Texts): readonly Run[] => runs.filter((run) => rest(run.named, picked)?.length === 0);

/** Whether these things are, or can still become, a whole. */
export const possible = (runs: readonly Run[], picked: Texts): boolean => runs.some((run) => rest(run.named, picked) !== null);

/** How many more are needed at least, and the one thing that all of them must be if it is only one. */
export function missing(runs: readonly Run[], picked: Texts): { readonly count: number; readonly text: string } | null {
  const rests = runs.map((run) => rest(run.named, picked)).filter((left) => left !== null);
  if (!rests.length) return null;
  const count = Math.min(...rests.map((left) => left.length));
  const wanted = new Set(rests.filter((left) => left.length === count).flat());
  const [text = ""] = wanted;
  return { count, text: wanted.size === 1 ? text : "" };
}

/** Everything that can be picked at all, in the order of the first run that names it. */
export const pickable = (runs: readonly Run[]): string[] => [...new Set(runs.flatMap((run) => run.named))];

export const fewest = (runs: readonly Run[]): number => Math.min(...runs.map((run) => run.named.length));
export const most = (runs: readonly Run[]): number => Math.max(...runs.map((run) => run.named.length));

/** How often something has been picked. */
export const times = (picked: Texts, text: string): number => counted(picked).get(text) ?? 0;

const PICKED = ["pay", "tool", "one_use", "choose", "shaman", "recall"];
const CLOSING = ["keep", "done", "card", "no_card"];

/** Where there are too many wholes to tell, one step at a time is a whole. */
export const stepwise = (choices: readonly Choice[]): Run[] =>
  choices.flatMap(({ text, action, forecast }) => {
    const kind = action.kind;
    if (PICKED.includes(kind)) return [{ named: [text], actions: [text], forecast }];
    return CLOSING.includes(kind) ? [{ named: [], actions: [text], forecast }] : [];
  });
