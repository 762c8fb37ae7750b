// A position as part of an address: packed, in letters that every address may have. Nothing of it reaches a server before it is opened.
const MARK = "#";

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const through = async (bytes: BlobPart, stream: ReadableWritablePair<Uint8Array, BufferSource>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

/** What stands behind the mark of an address. */
export async function packed(position: unknown): Promise<string> {
  return lettersOf(new Uint8Array(await through(JSON.stringify(position), new CompressionStream("deflate-raw"))));
}

/** The text that was packed; nothing where it is none. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    return new TextDecoder().decode(await through(bytesOf(letters), new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}

/** The path of a page on which a position is set up. */
export const pathTo = async (game: string, position: unknown): Promise<string> => `/position/${game}${MARK}${await packed(position)}`;
