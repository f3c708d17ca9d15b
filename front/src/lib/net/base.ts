/** Base path of the site on its host, determined at run time. */

/** The folder above the one of the scripts, without its last slash: "" at the top of a host, or "/moguls". */
export const baseOf = (script: string): string => new URL("..", script).pathname.slice(0, -1);

/** The prefix of each path of the site; empty on the development server. */
export const BASE = import.meta.env.PROD ? baseOf(import.meta.url) : "";

/** The path within the site of a path on its host; null if it is outside the site. */
export function within(path: string): string | null {
  if (path === BASE) return "/";
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : null;
}

/** The absolute address of a path of the site. */
export const addressOf = (path: string): string => location.origin + BASE + path;
