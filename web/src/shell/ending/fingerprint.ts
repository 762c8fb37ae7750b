// SHA-256 of a seed, computed here and not by the server that made the promise.

/** The fingerprint of a seed in hexadecimal digits; null where the browser gives no means to compute it. */
export async function fingerprint(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null; // pages that do not come over a safe line have none
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
