/** Words in the reader's language: Fluent catalogues from /locales, only the chosen language loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ApiError } from "../net/api";
import { BASE } from "../net/base";
import { missed } from "../loading/missed.svelte";
import { once } from "../loading/once";
import { cookies, local } from "../storage/store";

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" } as const;
export type Lang = keyof typeof LANGUAGES;

const KEPT = "moguls.lang";
// Pseudo-language for checks: English with accents, a third longer, by `?lang=qps`.
const PSEUDO = "qps";
const found = import.meta.glob<string>(["../../../../locales/*/*.ftl", "!**/server.ftl"], {
  query: "?raw",
  import: "default",
});
const files = new Map(Object.entries(found).map(([name, load]) => [name, once(load)]));
const disguised = once(() => import("./pseudo"));
const parts = new Set<string>(["app"]);

let lang = $state<Lang>("en");
let spoken = $state("en");
let wanted: Lang = "en";
let latest: Promise<void> = Promise.resolve();
let loads = 0;
let bundle = $state.raw(new FluentBundle("en"));

const known = (tag: string | undefined | null): Lang | undefined =>
  (Object.keys(LANGUAGES) as Lang[]).find((name) => tag?.toLowerCase().startsWith(name));

const cookie = (): string | undefined => /(?:^|; )lang=([a-z-]+)/i.exec(cookies.read())?.[1];

const inLink = new URLSearchParams(location.search).get("lang");
let pseudo = [inLink, local.get(KEPT)].includes(PSEUDO);

/** The language to begin with: the link's (`?lang=de`), the reader's setting, the cookie, the browser's preferences, English. */
export const preferred = (): Lang =>
  known(inLink) ??
  known(local.get(KEPT)) ??
  known(cookie()) ??
  navigator.languages.map(known).find(Boolean) ??
  "en";

/** The language shown now. */
export const locale = (): Lang => lang;

/** The language of the current texts, the pseudo-language included; cached sentences are valid for it alone. */
export const tongue = (): string => spoken;

/** Change to `to`, remember it here and in the cookie that the server reads, and load its words. */
export async function setLanguage(to: Lang): Promise<void> {
  local.set(KEPT, to);
  cookies.write(`lang=${to}; path=${BASE}/; max-age=31536000; samesite=lax`);
  await load(to).catch(missed.tell);
}

// A choice in one tab applies to all tabs.
addEventListener("storage", ({ key, newValue }) => {
  if (key !== KEPT) return;
  pseudo = newValue === PSEUDO;
  void load(known(newValue) ?? preferred()).catch(missed.tell);
});

/** Load catalogues in addition to the app's own; raise ApiError if one cannot be loaded. */
export async function fetchWords(...names: string[]): Promise<void> {
  const missing = names.some((name) => !parts.has(name));
  for (const name of names) parts.add(name);
  await (missing ? load(wanted) : latest);
  if (!names.every((name) => parts.has(name))) throw new ApiError(0, "net/part", names.join());
}

/** The same for callers that only wait, for example `need("table", "mogul-2002")`: the page reports a failure. */
export function need(...names: string[]): Promise<void> {
  const coming = fetchWords(...names);
  coming.catch(missed.tell);
  return coming;
}

/** Load every catalogue needed so far in language `to`, then switch to it. */
export function load(to: Lang): Promise<void> {
  wanted = to;
  latest = show(to, ++loads);
  return latest;
}

/** Switch once the texts are loaded, unless a later load is under way: then wait for that one. */
async function show(to: Lang, load: number): Promise<void> {
  const disguise = pseudo ? { transform: (await disguised()).disguise } : {};
  const fresh = new FluentBundle(to, { useIsolating: false, ...disguise });
  const names = [...parts];
  const texts = await Promise.all(names.map((name) => fetched(to, name)));
  if (load !== loads) return latest;
  const lost = names.filter((_, at) => texts[at] === null);
  if (lost.length && to !== lang) return stay(lost);
  // A failed catalogue is fetched again at the next request.
  for (const name of lost) parts.delete(name);
  for (const text of texts) fresh.addResource(new FluentResource(text ?? ""));
  bundle = fresh;
  said.clear();
  lang = to;
  spoken = pseudo ? PSEUDO : to;
  document.documentElement.lang = to;
}

/** An incomplete language is worse than the previous one: keep that. */
function stay(lost: readonly string[]): never {
  wanted = lang;
  throw new ApiError(0, "net/part", lost.join());
}

/** The text of one catalogue: empty if there is none, null if it cannot be loaded. */
const fetched = async (to: Lang, name: string): Promise<string | null> =>
  files
    .get(`../../../../locales/${to}/${name}.ftl`)?.()
    .catch(() => null) ?? "";

/** Sentences already formatted: a table repeats most of them with each move. */
const said = new Map<string, string>();
const MOST_SAID = 2000;

/** Format message `key` with `args`; an unknown key is returned, so that it gets noticed. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const words = bundle;
  const asked = args ? key + JSON.stringify(args) : key;
  const known = said.get(asked);
  if (known !== undefined) return known;
  const pattern = words.getMessage(key)?.value;
  const text = pattern ? words.formatPattern(pattern, args, []) : key;
  if (said.size >= MOST_SAID) said.clear();
  said.set(asked, text);
  return text;
}

/** A label and its value, for example "Rounds: 2"; French has a space before the colon. */
export const pair = (name: string, value: string | number): string =>
  t("pair", { name, value: String(value) });

/** Whether there is a message `key`. */
export const has = (key: string): boolean => bundle.hasMessage(key);
