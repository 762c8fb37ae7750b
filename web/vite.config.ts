import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./tools/compress";

// The built client becomes a part of the Python package.
export default defineConfig({
  plugins: [svelte(), compress()],
  base: "./", // the server says where its files are, and puts that into the page
  build: { outDir: "../src/trilith/server/client", emptyOutDir: true, assetsInlineLimit: 0 },
});
