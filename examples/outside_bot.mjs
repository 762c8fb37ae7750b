// An outside bot in JavaScript: it prefers actions by a list of words, and otherwise takes the first legal one.
// trilith arena stone_age --bots "program:node examples/outside_bot.mjs,random" --games 10
import { createInterface } from "node:readline";

const LIKED = ["feed", "take building", "place field", "place hut", "place tool", "place building", "place"];

const choose = (legal) => {
  for (const words of LIKED) {
    const found = legal.filter((action) => action.startsWith(words));
    if (found.length) return found[found.length - 1];
  }
  return legal[0];
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.kind === "decide") console.log(JSON.stringify({ action: choose(message.legal) }));
}
