// Labour in discs: those that are spent first, then those that are left; where a disc would be both, it is two halves.
type Disc = { whole: boolean; gone: boolean };

const split = (labour: number, gone: boolean): Disc[] => [
  ...Array<Disc>(Math.floor(labour)).fill({ whole: true, gone }),
  ...(labour % 1 ? [{ whole: false, gone }] : []),
];

export const discsOf = (labour: number, spent: number): Disc[] => [...split(spent, true), ...split(labour - spent, false)];
