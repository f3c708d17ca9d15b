import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Svelte has a half for browsers and one for servers; the tests are of what a browser runs.
  resolve: { conditions: ["browser"] },
  // The words lie beside this folder.
  server: { fs: { allow: [".."] } },
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "./views.setup.ts",
    setupFiles: "./dom.setup.ts",
    // A new environment for each file in the same thread: a third of the time of new threads.
    pool: "vmThreads",
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://localhost/" } },
    // Nobody reaches it, on a busy machine neither.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Spies, doubles of globals and clocks of one test are gone before the next.
    restoreMocks: true,
    unstubGlobals: true,
  },
});
