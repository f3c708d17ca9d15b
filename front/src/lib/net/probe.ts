/** Small request that tells whether the server answers, or something in front of it such as a login page. */

import { session } from "../storage/store";
import { BASE } from "./base";

/** Time limit of a small request in ms. */
export const ANSWER_WITHIN = 5_000;
/** Reloads for a login page since the server has last answered, and the time of the latest: "2 1790000000000". */
const RELOADED = "moguls.reloaded";
/** Milliseconds between the first reload and the second; each further wait is four times as long. */
const FIRST_WAIT = 15_000;

/** Return whether the server answers a small request within `ms`; shows a login page that answers instead. */
export async function answers(ms = ANSWER_WITHIN): Promise<boolean> {
  const answer = await fetch(`${BASE}/api/me`, {
    cache: "no-store",
    // A redirect is not followed: at another origin it would fail like a missing network.
    redirect: "manual",
    signal: AbortSignal.timeout(ms),
  }).catch(() => null);
  if (!answer || answer.status >= 500) return false;
  if (isForeign(answer)) {
    showLogin();
    return false;
  }
  forget();
  return true;
}

/** Return whether an answer for the API comes from something else, such as a proxy whose session has ended. */
export function isForeign(answer: Response): boolean {
  const type = answer.headers.get("content-type") ?? "";
  const refuses = answer.status === 401 || answer.status === 403;
  return (
    answer.type === "opaqueredirect" ||
    type.startsWith("text/html") ||
    (refuses && !type.includes("json"))
  );
}

/**
 * Reload the page, which shows the login page.
 *
 * The first reload may still find no network and end in the cached page, so there are further ones. They become
 * rare, because the page itself may not be behind the login page.
 */
function showLogin(): void {
  const [count, at] = (session.get(RELOADED) ?? "0 0").split(" ").map(Number) as [number, number];
  const wait = count && FIRST_WAIT * 4 ** (count - 1);
  // Without storage it might reload without end.
  if (Date.now() < at + wait || !session.set(RELOADED, `${count + 1} ${Date.now()}`)) return;
  location.reload();
}

const forget = (): boolean => session.set(RELOADED, null);
