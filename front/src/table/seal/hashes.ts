/** SHA-256 by the browser; on plain HTTP, where browsers withhold WebCrypto, by a library. */

import { once } from "../../lib/loading/once";

export interface Hashes {
  sha256(text: string): Promise<Uint8Array>;
  hmac(key: string, text: string): Promise<Uint8Array>;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const hex = (digest: Uint8Array): string =>
  [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function bySubtle(subtle: SubtleCrypto): Hashes {
  const hash = { name: "HMAC", hash: "SHA-256" };
  return {
    async sha256(text) {
      return new Uint8Array(await subtle.digest("SHA-256", bytes(text)));
    },
    async hmac(key, text) {
      const imported = await subtle.importKey("raw", bytes(key), hash, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", imported, bytes(text)));
    },
  };
}

const forHmac = once(() => import("@noble/hashes/hmac.js"));
const forSha = once(() => import("@noble/hashes/sha2.js"));

async function byLibrary(): Promise<Hashes> {
  const [{ hmac }, { sha256 }] = await Promise.all([forHmac(), forSha()]);
  return {
    sha256: (text) => Promise.resolve(sha256(bytes(text))),
    hmac: (key, text) => Promise.resolve(hmac(sha256, bytes(key), bytes(text))),
  };
}

export async function hashes(): Promise<Hashes> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle ? bySubtle(subtle) : byLibrary();
}
