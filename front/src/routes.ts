/** Routes: screens by address; all but the home page are loaded lazily. */
// The addresses, also read by the server, which answers 404 for all others.
import addresses from "../../src/moguls/server/routes/screens.json";
import Home from "./pages/Home.svelte";
import { type AnyComponent, part } from "./lib/loading/part";
import { loadTable } from "./table/load";

export interface Screen {
  load: () => Promise<AnyComponent>;
  props: Record<string, string>;
  /** Message that names the screen in the window's title; null is the home page's. */
  title: string | null;
  /** Fills the window by itself, without the site's header and footer. */
  bare?: boolean;
  /** Can be shown offline. */
  alone?: boolean;
}

type Name = keyof typeof addresses;

const loadReplay = part(() => import("./replay/ReplayScreen.svelte"));

const table = { load: loadTable, title: "title-table", bare: true };
const replay = { load: loadReplay, title: "title-replay", bare: true };

const SCREENS: Readonly<Record<Name, Omit<Screen, "props"> & { kind?: string }>> = {
  home: { load: async () => Home, title: null },
  table,
  "table-screen": { ...table, kind: "screen" },
  "table-hand": { ...table, kind: "hand" },
  lobby: { load: part(() => import("./pages/Lobby.svelte")), title: "title-lobby" },
  games: { load: part(() => import("./pages/Games.svelte")), title: "title-games" },
  record: { load: part(() => import("./pages/Record.svelte"), "ending"), title: "title-record" },
  new: { load: part(() => import("./pages/New.svelte")), title: "title-new" },
  shelf: {
    load: part(() => import("./pages/Shelf.svelte"), "rules"),
    title: "title-rules",
    alone: true,
  },
  rules: {
    load: part(() => import("./pages/Rules.svelte"), "rules", "short", "hall"),
    title: "title-rules",
    alone: true,
  },
  learn: { load: part(() => import("./coach/Learn.svelte")), title: "learn" },
  replay,
  "replay-moment": replay,
  review: { load: part(() => import("./review/ReviewScreen.svelte")), title: "title-review" },
  import: { load: part(() => import("./replay/Import.svelte")), title: "title-import" },
  "sign-in": {
    load: part(() => import("./pages/SignIn.svelte"), "account", "devices"),
    title: "sign-in-title",
  },
  puzzles: {
    load: part(() => import("./puzzles/PuzzleGames.svelte"), "puzzles"),
    title: "title-puzzles",
  },
  puzzle: {
    load: part(() => import("./puzzles/PuzzleScreen.svelte"), "puzzles"),
    title: "title-puzzles",
    bare: true,
  },
  daily: { load: part(() => import("./daily/Daily.svelte"), "daily"), title: "daily-title" },
  link: { load: part(() => import("./pages/Link.svelte"), "devices"), title: "link-title" },
  "seat-link": {
    load: part(() => import("./pages/SeatLink.svelte"), "devices"),
    title: "link-seat-title",
  },
  settings: {
    load: part(() => import("./pages/Settings.svelte"), "settings"),
    title: "title-settings",
    alone: true,
  },
  "mail-confirm": {
    load: part(() => import("./mail/MailConfirm.svelte"), "mail"),
    title: "mail-confirm-title",
  },
  "mail-move": {
    load: part(() => import("./mail/MailMove.svelte"), "mail"),
    title: "mail-move-title",
  },
  "mail-stop": {
    load: part(() => import("./mail/MailStop.svelte"), "mail"),
    title: "mail-stop-title",
  },
};
const MISSING: Screen = {
  load: part(() => import("./pages/Missing.svelte")),
  props: {},
  title: "title-missing",
  alone: true,
};

/** Each address as an expression whose groups are named like its parts: `/t/{id}`, `/replay/{replay}/{moment:int}`. */
const PATTERNS = Object.entries(addresses).map(([name, address]) => {
  const text = address.replace(
    /\{(\w+)(:int)?\}/g,
    (_, group: string, int?: string) => `(?<${group}>${int ? "\\d+" : "[^/]+"})`,
  );
  return [name as Name, new RegExp(`^${text}/?$`)] as const;
});

/** The decoded parts of an address; null if they are not valid text. */
function read(groups: Record<string, string> = {}): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
  } catch {
    return null;
  }
}

/** Find the screen at `path`; unknown paths get the page "not found". */
export function screenAt(path: string): Screen {
  for (const [name, pattern] of PATTERNS) {
    const found = pattern.exec(path);
    const props = found && read(found.groups);
    if (!props) continue;
    const { kind, ...screen } = SCREENS[name];
    return { ...screen, props: { ...props, ...(kind && { kind }) } };
  }
  return MISSING;
}
