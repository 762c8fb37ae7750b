// The game's component data, whose files are simple enough to be read without a TOML library.
const STATEMENT = /^\[\[?[\w.]+\]\]?$|^\w+ = [^]*?(?=^\w+ = |^\[|$(?![^]))/gm;

/** A whole file: its keys, its tables, and lists of tables. */
export function tomlOf<Tables>(text: string): Tables {
  const whole: Record<string, unknown> = {};
  let table = whole;
  for (const [statement] of text.replace(/\s*#.*$/gm, "").matchAll(STATEMENT)) {
    const [, listed, name] = /^(\[?)\[([\w.]+)\]/.exec(statement) ?? [];
    if (name) {
      table = {};
      const [outer = name, inner] = name.split(".");
      if (inner) whole[outer] = { ...(whole[outer] as Record<string, unknown> | undefined), [inner]: table };
      else whole[name] = listed ? [...((whole[name] as unknown[] | undefined) ?? []), table] : table;
    } else {
      const [, key = "", value = ""] = /^(\w+) = ([^]*)$/.exec(statement) ?? [];
      table[key] = valueOf(value);
    }
  }
  return whole as Tables;
}

/** JSON once the keys of inline tables are quoted and no comma is left before a closing bracket. */
const valueOf = (text: string): unknown => JSON.parse(text.replace(/(\w+) = /g, '"$1": ').replace(/,(\s*[\]}])/g, "$1"));
