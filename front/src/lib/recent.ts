/** Tables this browser has been to, latest first, so that one finds back. */

const KEPT = "moguls.tables";
const MOST = 6;

/** Ids of the tables visited last. */
export function recent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function remember(id: string): void {
  localStorage.setItem(KEPT, JSON.stringify([id, ...recent().filter((other) => other !== id)].slice(0, MOST)));
}

export function forget(id: string): void {
  localStorage.setItem(KEPT, JSON.stringify(recent().filter((other) => other !== id)));
}
