// A loop goes round a thing, and not round everything that shows the same thing once more.
import { expect, it } from "vitest";
import { together, type Box } from "../src/shell/teaching/loop";

const box = (left: number, top: number): Box => ({ left, top, width: 40, height: 40 });

it("goes round all parts that lie beside each other", () => {
  expect(together([box(0, 0), box(110, 0), box(55, 0)])).toEqual({ left: 0, top: 0, width: 150, height: 40 });
});

it("leaves out what lies elsewhere", () => {
  expect(together([box(0, 0), box(30, 30), box(600, 400)])).toEqual({ left: 0, top: 0, width: 70, height: 70 });
});
