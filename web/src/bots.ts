// What a bot is called at the server: by its name alone, or by a level and the character it has there, such as hard/hunter.
const WITH = "/";

/** Our own levels, the weakest first. */
export const LEVELS = ["beginner", "easy", "medium", "hard", "expert"] as const;

export interface Bot {
  /** Its level, or whatever else it is called. */
  readonly level: string;
  /** The road it favours; empty if none. */
  readonly character: string;
}

export function botNamed(name: string): Bot {
  const [level = "", character = ""] = name.split(WITH);
  return { level, character };
}

export const nameOf = ({ level, character }: Bot): string => (character ? level + WITH + character : level);

/** How many flakes of flint a level has; none for a bot that is on no level. */
export const flakesOf = (level: string): number => LEVELS.findIndex((each) => each === level) + 1;

/** A character that is not among those taken, by luck; any at all when everybody sits already. */
export function draw(characters: readonly string[], taken: readonly string[], luck: () => number = Math.random): string {
  const free = characters.filter((character) => !taken.includes(character));
  const from = free.length ? free : characters;
  return from[Math.floor(luck() * from.length)] ?? "";
}
