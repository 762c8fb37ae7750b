import { expect, it } from "vitest";
import { usualBot } from "../src/shell/usualBot";

it("offers a bot that can be beaten, not the strongest one", () => {
  expect(usualBot(["random", "greedy", "expert"])).toBe("greedy");
});

it("offers the strongest where the usual one is not there, and nobody before the server has named any", () => {
  expect(usualBot(["random", "other"])).toBe("other");
  expect(usualBot([])).toBe("");
});
