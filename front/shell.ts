/** Build plugin: writes the list of files of the offline shell into sw.js. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

// Pages and catalogues that are useful offline; boards are cached when they are used.
const KEPT =
  /\/pages\/(?:Offline|Rules|Shelf|Settings|Missing)\.svelte$|\/locales\/\w+\/(?:app|rules|shell|server)\.ftl/;
const FONT = /latin-(?:400|700)-normal|limelight/;
const FILES = [
  "./",
  "./first-paint.js",
  "./old-browser.js",
  "./icon.svg",
  "./icon-192.png",
  "./manifest.webmanifest",
];

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The files that a chunk needs before it can run, itself first. */
function needs(
  chunk: Chunk,
  bundle: Rolldown.OutputBundle,
  known = new Set<string>(),
): Set<string> {
  if (known.has(chunk.fileName)) return known;
  known.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) known.add(css);
  for (const name of chunk.imports) needs(bundle[name] as Chunk, bundle, known);
  return known;
}

/** Write the files of the shell and its version, a hash of them all, into the service worker. */
export const shell = (out: string): Plugin => ({
  name: "shell",
  apply: "build",
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === "chunk");
    const wanted = chunks.filter(
      (each) => each.isEntry || each.moduleIds.some((id) => KEPT.test(id)),
    );
    const files = new Set(wanted.flatMap((each) => [...needs(each, bundle)]));
    for (const name of Object.keys(bundle)) if (FONT.test(name)) files.add(name);
    const list = [...FILES, ...Array.from(files, (name) => `./${name}`)];
    const all = JSON.stringify([
      Object.keys(bundle).toSorted(),
      readFileSync(join(out, "index.html"), "utf8"),
    ]);
    const version = createHash("sha256").update(all).digest("hex").slice(0, 12);
    const worker = join(out, "sw.js");
    const text = readFileSync(worker, "utf8")
      .replace('"VERSION"', `"${version}"`)
      .replace("[/* SHELL */]", JSON.stringify(list));
    writeFileSync(worker, text);
  },
});
