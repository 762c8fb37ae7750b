// The tables of the game's component data, whose lines are simple enough to be read without a TOML library.
export function tablesOf<Face>(toml: string): Face[] {
  return toml
    .split(/^\[\[\w+\]\]$/m)
    .slice(1)
    .map((table) => {
      const lines = [...table.matchAll(/^(\w+) = (.+)$/gm)].map(([, key, value]) => [key, JSON.parse(value ?? "null")]);
      return Object.fromEntries(lines) as Face;
    });
}
