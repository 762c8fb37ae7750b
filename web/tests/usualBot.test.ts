import { expect, it } from "vitest";
import { usualBot } from "../src/shell/usualBot";

it("offers a bot that can be beaten, not the strongest one", () => {
  expect(usualBot(["random", "easy", "greedy", "expert"])).toBe("easy");
});

it("offers it with a character that nobody at the table has", () => {
  expect(usualBot(["easy"], ["hunter", "farmer"], ["hard/hunter", "greedy", ""], () => 0.99)).toBe("easy/farmer");
});

it("offers the strongest where the usual one is not there, and nobody before the server has named any", () => {
  expect(usualBot(["random", "other"], ["hunter"])).toBe("other");
  expect(usualBot([])).toBe("");
});
