// Words under the hand: in which order they stand, how they are read aloud, and where.
import { describe, expect, it } from "vitest";
import { beside, sheetFoot } from "../../src/games/common/words/beside";
import { aloud, plainly, said } from "../../src/games/common/words/said";

const WINDOW = { width: 1000, height: 800 };
const WORDS = { width: 300, height: 200 };

describe("what is said", () => {
  it("leaves out what does not apply", () => {
    const told = said("Art", "Card", [
      ["costs", ""],
      ["now", "Roll."],
    ]);
    expect(told.rows).toEqual([{ label: "now", text: "Roll." }]);
    expect(aloud(told)).toBe("Art: Card. Roll.");
  });

  it("takes the first sentence of a text for the name", () => {
    expect(plainly("Ground sloth. Tip it: 5 food.")).toMatchObject({
      name: "Ground sloth",
      rows: [{ label: "", text: "Tip it: 5 food." }],
    });
    expect(plainly("tools")).toMatchObject({ name: "tools", rows: [] });
    expect(plainly("  ")).toBeNull();
  });
});

describe("where words stand", () => {
  const thing = (left: number, top: number, width = 80, height = 60) => ({ left, top, width, height });

  it("is above the thing where there is room, else below it", () => {
    expect(beside(thing(400, 500), WORDS, WINDOW)).toEqual({ left: 290, top: 290 });
    expect(beside(thing(400, 100), WORDS, WINDOW)).toEqual({ left: 290, top: 170 });
  });

  it("is at the side with more room where neither is", () => {
    const tall = thing(100, 100, 80, 600);
    expect(beside(tall, WORDS, WINDOW)).toEqual({ left: 190, top: 300 });
    expect(beside({ ...tall, left: 800 }, WORDS, WINDOW)).toEqual({ left: 490, top: 300 });
  });

  it("stays in the window", () => {
    expect(beside(thing(0, 500), WORDS, WINDOW).left).toBe(8);
    expect(beside(thing(960, 500), WORDS, WINDOW).left).toBe(692);
  });

  it("is above what cannot be scrolled out from under a sheet", () => {
    expect(sheetFoot(thing(0, 100), WORDS, WINDOW)).toBe(0);
    expect(sheetFoot(thing(0, 700), WORDS, WINDOW)).toBe(110);
  });
});
