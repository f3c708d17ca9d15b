/** Small request that tells whether the server answers, or something in front of it such as a login page. */

import { session } from "../storage/store";
import { BASE } from "./base";

/** Time limit of a small request in ms. */
export const ANSWER_WITHIN = 5_000;
/** Set while the page has been reloaded for a login page and the server has not answered since. */
const RELOADED = "moguls.reloaded";

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

/** Reload the page, which shows the login page; once only, in case the page itself is not behind it. */
function showLogin(): void {
  // Without storage it might reload without end.
  if (session.get(RELOADED) || !session.set(RELOADED, "1")) return;
  location.reload();
}

const forget = (): boolean => session.set(RELOADED, null);
