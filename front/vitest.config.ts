import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Tests use the browser build of Svelte.
  resolve: { conditions: ["browser"] },
  // The catalogues are outside this folder.
  server: { fs: { allow: [".."] } },
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "./views.setup.ts",
    setupFiles: "./dom.setup.ts",
    // A new environment for each file in the same thread takes a third of the time of new threads.
    pool: "vmThreads",
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://localhost/" } },
    // Generous for busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Spies, stubs and clocks of one test are removed before the next.
    restoreMocks: true,
    unstubGlobals: true,
  },
});
