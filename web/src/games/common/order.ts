// The order of play where it goes round the table from the start player.
export const fromStarter = (starter: number, seats: number): number[] => Array.from({ length: seats }, (_, at) => (starter + at) % seats);
