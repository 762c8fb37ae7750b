// Small things that this browser remembers (localStorage); a browser that refuses to is none the worse for it.
const key = (name: string): string => `trilith.${name}`;

export const storage = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(key(name));
    } catch {
      return null;
    }
  },

  /** Every name that begins so, without its beginning. */
  under(prefix: string): string[] {
    try {
      return Object.keys(localStorage).flatMap((each) => (each.startsWith(key(prefix)) ? [each.slice(key(prefix).length)] : []));
    } catch {
      return [];
    }
  },

  set(name: string, value: string): void {
    try {
      localStorage.setItem(key(name), value);
    } catch {
      // Private windows may have no storage.
    }
  },
};
