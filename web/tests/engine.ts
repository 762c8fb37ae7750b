// Names as the engine's Python files list them.

/** The names of one tuple: written out, or those of a Literal. */
export function namesIn(source: string, tuple: string): string[] {
  const [, alias, names = ""] = new RegExp(`^${tuple}: .*= (?:get_args\\((\\w+)\\)|\\(([^)]*)\\))`, "m").exec(source) ?? [];
  return alias ? literalIn(source, alias) : membersOf(source, names);
}

function literalIn(source: string, alias: string): string[] {
  const [, names = ""] = new RegExp(`^${alias}: TypeAlias = Literal\\[([^\\]]*)\\]`, "m").exec(source) ?? [];
  return membersOf(source, names);
}

/** A literal may begin with another one. */
const membersOf = (source: string, names: string): string[] =>
  [...names.matchAll(/"(\w+)"|([A-Z]\w+)/g)].flatMap(([, name, alias = ""]) => (name ? [name] : literalIn(source, alias)));
