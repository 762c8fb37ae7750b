// Six blades of grass.
import { seeded, short } from "../rough";

const BLADES = 6;

export function tuft(seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: BLADES }, (_, blade) => {
    const bend = (random() - 0.5) * 9;
    const height = 9 + random() * 11;
    return `M${short(-9 + blade * 3.6)} 0q${short(bend * 0.3)} ${short(-height * 0.6)} ${short(bend)} ${short(-height)}`;
  }).join("");
}
