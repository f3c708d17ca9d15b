import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { shell } from "./shell";

const OUT = "../src/moguls/web";
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const SHARED =
  /node_modules|\/src\/lib\/(?:ui\/(?:Brand|Button|Notice)|net\/(?:api|base|connectivity|router|wire)|i18n\/(?:i18n|trouble)|a11y\/(?:announcer|keys)|storage\/settings)\./;
const SERVER = process.env.MOGULS_SERVER ?? "http://127.0.0.1:8000";

/** Lay a brotli copy beside every text file; the server sends it to browsers that can read it. */
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
  // Every name is relative: the site may lie under any path (src/lib/net/base.ts), and the server writes it into the page.
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
        // What every screen shares travels in one file instead of ten small ones; named, so that nothing slips in.
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
