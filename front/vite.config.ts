import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { shell } from "./shell";

const OUT = "../src/moguls/web";
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const SHARED =
  /node_modules\/(?!@noble|uqr)|\/src\/lib\/(?:ui\/(?:Brand|Button|Notice)|net\/(?:api|base|connectivity|probe|router|wire)|i18n\/(?:i18n|trouble)|a11y\/(?:announcer|keys)|storage\/settings)\./;
const SERVER = process.env.MOGULS_SERVER ?? "http://127.0.0.1:8000";

/** Write a brotli copy beside every text file, which the server sends to browsers that support it. */
function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        const file = join(OUT, name);
        if (TEXT.test(name)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

export default defineConfig({
  // All names are relative: the site may have any base path (src/lib/net/base.ts), which the server writes into the page.
  base: "./",
  plugins: [svelte(), shell(OUT), brotli()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Code shared by all screens is one chunk; its modules are listed, so that no others are added by accident.
        codeSplitting: { groups: [{ name: "base", test: SHARED }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      // `{ target }` and not the string alone: that would change the Host header, which the server guards.
      "/api": { target: SERVER },
      "/ws": { target: SERVER, ws: true },
    },
  },
});
