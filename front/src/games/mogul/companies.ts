/** The companies of a table: drawings of the client, names and letters of its view. */

import { companies, type Company, type CompanyId } from "../../lib/game/companies";
import type { MogulView } from "./view";

const known = new Map<string, readonly Company[]>();

/** The companies of a view in its order; the same list as long as the names stay the same. */
export function companiesOf(view: MogulView): readonly Company[] {
  const ids = Object.keys(view.market) as CompanyId[];
  const told: Partial<Record<CompanyId, string>> = "companies" in view ? view.companies : {};
  const names = ids.map((id) => told[id] ?? companies[id].name);
  const key = `${ids.join()} ${names.join()}`;
  const found = known.get(key) ?? name(ids, names);
  known.set(key, found);
  return found;
}

function name(ids: readonly CompanyId[], names: readonly string[]): Company[] {
  const letters = lettersOf(names);
  return ids.map((id, i) => ({ ...companies[id], name: names[i]!, letter: letters[i]! }));
}

/** Give each name a letter of its own: an initial of one of its words, else any letter it has. */
export function lettersOf(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    const initials = name.split(/\s+/).map((word) => word.charAt(0));
    const letters = [...initials, ...name].map((letter) => letter.toUpperCase());
    taken.push(
      letters.find((letter) => /\p{L}/u.test(letter) && !taken.includes(letter)) ??
        String(taken.length + 1),
    );
  }
  return taken;
}
