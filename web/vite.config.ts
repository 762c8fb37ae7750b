import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client becomes a part of the Python package.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/trilith/server/client", emptyOutDir: true, assetsInlineLimit: 0 },
});
