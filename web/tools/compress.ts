// Writes a compressed copy beside every file of the built client that gains by it, so that the server only has to send it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const GAINS = /\.(css|js|svg)$/;
/** Less than this is not worth a file of its own. */
const LEAST = 1000;

const brotli = (body: Buffer): Buffer => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

export const compress = (): Plugin => ({
  name: "compress",
  apply: "build",
  writeBundle({ dir = "" }) {
    const assets = join(dir, "assets");
    for (const name of readdirSync(assets).filter((each) => GAINS.test(each))) {
      const body = readFileSync(join(assets, name));
      if (body.length < LEAST) continue;
      writeFileSync(join(assets, `${name}.gz`), gzipSync(body, { level: 9 }));
      writeFileSync(join(assets, `${name}.br`), brotli(body));
    }
  },
});
