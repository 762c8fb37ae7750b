import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The gallery reads the game's own component data, which lies outside the client.
const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));
export default defineConfig({ root: path("."), plugins: [svelte()], server: { fs: { allow: [path("../../..")] } } });
