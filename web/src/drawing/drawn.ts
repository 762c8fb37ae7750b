// Which names have a drawing in pieces.svg; what has none is written.
const DRAWN: Readonly<Record<string, string>> = {
  wood: "g-wood",
  brick: "g-brick",
  stone: "g-stone",
  gold: "g-gold",
  food: "g-food",
  tools: "g-tool",
  track: "g-wheat",
  buildings: "g-house",
  people: "g-people",
};

export const drawn = (id: string): string | undefined => DRAWN[id];
