/** The site's screens by address; all but the home page are loaded when first needed. */
import type { Component } from "svelte";
import Home from "../pages/Home.svelte";

type Module = { default: Component<any> };

export interface Screen {
  load: () => Promise<Component<any>>;
  props: Record<string, string>;
  /** Message that names the screen in the window's title; null is the home page's. */
  title: string | null;
  /** Fills the window by itself, without the site's header and footer. */
  bare?: boolean;
  /** Can be shown without a line to the server. */
  alone?: boolean;
}

const component = (module: Promise<Module>): Promise<Component<any>> => module.then((found) => found.default);

/** Fetch the table's code ahead, so that "Play now" is quick. */
export const loadTable = (): Promise<Component<any>> => component(import("../table/TableScreen.svelte"));

/** Screens round the tables that need nothing but their address. */
const HALL: Readonly<Record<string, () => Promise<Module>>> = {
  lobby: () => import("../pages/Lobby.svelte"),
  games: () => import("../pages/Games.svelte"),
  new: () => import("../pages/New.svelte"),
};

/** Find the screen at `path`; what we do not know gets the page that says so. */
export function screenAt(path: string): Screen {
  const [head, name = "", more] = path.split("/").slice(1).map(decodeURIComponent);
  const named = name !== "" && more === undefined;
  if (path === "/") return { load: async () => Home, props: {}, title: null };
  if (head === "t" && named) return { load: loadTable, props: { id: name }, title: "title-table", bare: true };
  if (head === "t" && (more === "screen" || more === "hand"))
    return { load: loadTable, props: { id: name, kind: more }, title: "title-table", bare: true };
  if (head === "rules" && named)
    return { load: () => component(import("../pages/Rules.svelte")), props: { game: name }, title: "title-rules", alone: true };
  if (head === "rules" && name === "")
    return { load: () => component(import("../pages/Shelf.svelte")), props: {}, title: "title-rules", alone: true };
  if (head === "learn" && named)
    return { load: () => component(import("../coach/Learn.svelte")), props: { game: name }, title: "learn" };
  if (head === "replay" && name !== "" && (more === undefined || /^\d+$/.test(more))) {
    const props = { replay: name, moment: more ?? "" };
    return { load: () => component(import("../replay/ReplayScreen.svelte")), props, title: "title-replay", bare: true };
  }
  if (head === "review" && named)
    return { load: () => component(import("../review/ReviewScreen.svelte")), props: { replay: name }, title: "title-review" };
  if (head === "import" && name === "")
    return { load: () => component(import("../replay/Import.svelte")), props: {}, title: "title-import" };
  const hall = name === "" ? HALL[head ?? ""] : undefined;
  if (hall) return { load: () => component(hall()), props: {}, title: `title-${head}` };
  if (head === "settings" && name === "")
    return { load: () => component(import("../pages/Settings.svelte")), props: {}, title: "title-settings", alone: true };
  return { load: () => component(import("../pages/Missing.svelte")), props: {}, title: "title-missing", alone: true };
}
