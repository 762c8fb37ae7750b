// The mountains, and the glacier before them, whose face is broken into facets and whose rim is a track.
import { resample, type Point } from "../../../../drawing/geometry";
import { hardOutline, nudge, seeded, short, softLine, softOutline } from "../../../../drawing/rough";
import { LEFT, RIGHT } from "./sky";

/** A range of mountains; the higher ones have snow on their peaks. */
export function range(seed: number, foot: number, height: number, count: number): { outline: string; caps: string } {
  const random = seeded(seed);
  const tops = Array.from({ length: count + 1 }, (_, index): Point => [
    LEFT + ((RIGHT - LEFT) * index) / count,
    foot - height * (index % 2 ? 0.45 + 0.55 * random() : 0.12 * random()),
  ]);
  const edge: Point[] = [[LEFT, 420], ...tops, [RIGHT, 420]];
  const cap = ([x, y]: Point): string =>
    hardOutline([
      [x, y + 3],
      [x + 17, y + 26],
      [x + 6, y + 21],
      [x - 2, y + 32],
      [x - 9, y + 20],
      [x - 18, y + 27],
    ]);
  return {
    outline: softOutline(nudge(resample(edge, 24, true), 4, 0.05, seed, true)),
    caps: tops
      .filter((_, index) => index % 2)
      .map(cap)
      .join(""),
  };
}

export type Face = { body: string; light: string; middle: string; dark: string; cracks: string; rim: string };

export function glacierFace(skyline: (x: number) => number, from: number, to: number): Face {
  const rim: Point[] = [];
  for (let x = LEFT; x <= RIGHT; x += 40) rim.push([x, skyline(x)]);
  const random = seeded(77);
  const facets = ["", "", ""];
  for (let x = -700; x < 2300;) {
    const width = 24 + random() * 46;
    const height = 26 + random() * 58;
    const y = skyline(x) + 8 + random() * 14;
    const tone = Math.floor(random() * 3);
    const lean = (random() - 0.5) * 18;
    facets[tone] += hardOutline([
      [x, y],
      [x + width * 0.8, y + (random() - 0.5) * 6],
      [x + width + lean, y + height],
      [x + width * 0.2 + lean, y + height + 8],
    ]);
    x += width + 4 + random() * 26;
  }
  const cracks = rim
    .filter((_, index) => index % 2)
    .map(([x, y]) => `M${short(x)} ${short(y + 16)}l${short((random() - 0.5) * 26)} ${short(30 + random() * 40)}`)
    .join("");
  return {
    body: hardOutline([...rim, [RIGHT, 440], [LEFT, 440]]),
    light: facets[0] ?? "",
    middle: facets[1] ?? "",
    dark: facets[2] ?? "",
    cracks,
    rim: softLine(rim.filter(([x]) => x >= from && x <= to)),
  };
}
