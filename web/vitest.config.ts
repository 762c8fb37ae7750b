import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Tests that put something in the place of a module or of the browser have an environment of their own; all others
// share one, so that what they import is loaded once.
const WITH_STAND_INS = [
  "tests/common/cardSheet.test.ts",
  "tests/learning.test.ts",
  "tests/listening.test.ts",
  "tests/sound.test.ts",
  "tests/torch.test.ts",
  "tests/*/onepage.test.ts",
];

export default defineConfig({
  plugins: [svelte()],
  test: {
    testTimeout: 60_000, // a busy machine is no mistake of the client
    projects: [
      { extends: true, test: { name: "shared", include: ["tests/**/*.test.ts"], exclude: WITH_STAND_INS, isolate: false } },
      { extends: true, test: { name: "alone", include: WITH_STAND_INS } },
    ],
  },
});
