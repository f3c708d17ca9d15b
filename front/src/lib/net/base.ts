/** Where the site lies on its host: it is built once, and finds that out when it runs. */

/** The folder above the one of the scripts, without its last slash: "" at the top of a host, or "/moguls". */
export const baseOf = (script: string): string => new URL("..", script).pathname.slice(0, -1);

/** What goes before each path of the site. The scripts of developers lie elsewhere, and the site at the top. */
export const BASE = import.meta.env.PROD ? baseOf(import.meta.url) : "";

/** The path within the site of a path on its host; null where that lies elsewhere. */
export function within(path: string): string | null {
  if (path === BASE) return "/";
  return path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : null;
}

/** The whole address of a path of the site, to be given to others. */
export const addressOf = (path: string): string => location.origin + BASE + path;
