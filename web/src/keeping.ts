// Small things this browser remembers; a browser that refuses to is none the worse for it.
const key = (name: string): string => `trilith.${name}`;

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(key(name), value);
  } catch {
    // Private windows may have no storage.
  }
}
