/** Words in the reader's language: Fluent catalogues from /locales, only the chosen language loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", de: "Deutsch" } as const;
export type Lang = keyof typeof LANGUAGES;

const KEPT = "moguls.lang";
// No language but a check of all words: English with accents and a third longer, for whoever asks by `?lang=qps`.
const PSEUDO = "qps";
const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!**/server.ftl"], { query: "?raw", import: "default" });
const parts = new Set<string>(["app"]);

let lang = $state<Lang>("en");
let spoken = $state("en");
let wanted: Lang = "en";
let latest: Promise<void> = Promise.resolve();
let loads = 0;
let bundle = $state.raw(new FluentBundle("en"));

const known = (tag: string | undefined | null): Lang | undefined =>
  (Object.keys(LANGUAGES) as Lang[]).find((name) => tag?.toLowerCase().startsWith(name));

const cookie = (): string | undefined => /(?:^|; )lang=([a-z-]+)/i.exec(document.cookie)?.[1];

const inLink = new URLSearchParams(location.search).get("lang");
let pseudo = [inLink, localStorage.getItem(KEPT)].includes(PSEUDO);

/** The language to begin with: the link's (`?lang=de`), the reader's setting, the cookie, the browser's wishes, English. */
export const preferred = (): Lang =>
  known(inLink) ?? known(localStorage.getItem(KEPT)) ?? known(cookie()) ?? navigator.languages.map(known).find(Boolean) ?? "en";

/** The language shown now. */
export const locale = (): Lang => lang;

/** What the words are in: the language, or the disguise. What has been put into words holds for it alone. */
export const tongue = (): string => spoken;

/** Change to `to`, remember it here and in the cookie that the server reads, and load its words. */
export async function setLanguage(to: Lang): Promise<void> {
  localStorage.setItem(KEPT, to);
  document.cookie = `lang=${to}; path=/; max-age=31536000; samesite=lax`;
  await load(to);
}

// What is chosen in one tab holds in all of them.
addEventListener("storage", ({ key, newValue }) => {
  if (key !== KEPT) return;
  pseudo = newValue === PSEUDO;
  void load(known(newValue) ?? preferred());
});

/** Load catalogues on top of the app's own, for instance `need("table", "mogul-2002")`. */
export async function need(...names: string[]): Promise<void> {
  const missing = names.some((name) => !parts.has(name));
  for (const name of names) parts.add(name);
  await (missing ? load(wanted) : latest);
}

/** Load every part needed so far in language `to`, then show it. */
export function load(to: Lang): Promise<void> {
  wanted = to;
  latest = show(to, ++loads);
  return latest;
}

/** Show the words once they are here, unless a later load knows more of them: then wait for that one. */
async function show(to: Lang, load: number): Promise<void> {
  const disguise = pseudo ? { transform: (await import("./pseudo")).disguise } : {};
  const fresh = new FluentBundle(to, { useIsolating: false, ...disguise });
  const texts = await Promise.all([...parts].map((part) => files[`../../../locales/${to}/${part}.ftl`]?.() ?? ""));
  if (load !== loads) return latest;
  for (const text of texts) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  lang = to;
  spoken = pseudo ? PSEUDO : to;
  document.documentElement.lang = to;
}

/** Say message `key` with `args`; an unknown key is shown as it is, so that it gets noticed. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** A name and what it has, as "Rounds: 2": French has its own space before the colon. */
export const pair = (name: string, value: string | number): string => t("pair", { name, value: String(value) });

/** Whether there is a message `key`. */
export const has = (key: string): boolean => bundle.hasMessage(key);
