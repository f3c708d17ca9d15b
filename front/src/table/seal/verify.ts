/** Verification of the seal of a finished game; unlike `moguls verify` it does not replay the rules. */

import { type Hashes, hashes, hex } from "./hashes";
import { type ChanceStep, follows } from "./shuffles";

/** The parts of a record that a seal covers, and what opens it. */
export interface SealedRecord {
  readonly game: string;
  readonly options: object;
  readonly deal: { readonly events?: readonly string[] };
  readonly steps: readonly object[];
  readonly fork?: { readonly after: number };
  readonly commit: string;
  readonly reveal: { readonly salt: string };
}

export interface Verdict {
  /** What is sealed, in canonical form. */
  readonly text: string;
  readonly computed: string;
  /** Chance steps that were drawn from the salt. */
  readonly shuffles: number;
  /** The number of the first step that does not follow from the salt; null where all do. */
  readonly wrong: number | null;
}

/** Keys of a step that do not belong to the game. */
const REMARKS = new Set(["at", "comment"]);

/** JSON with sorted keys and without spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join()}}`;
}

const bare = (step: object): object =>
  Object.fromEntries(Object.entries(step).filter(([key]) => !REMARKS.has(key)));

/** The text whose fingerprint was published before play. */
export function sealedText({ game, options, deal, steps, fork, reveal }: SealedRecord): string {
  const earlier = fork ? { steps: steps.slice(0, fork.after).map(bare) } : {};
  return canonical({ deal, game, options, salt: reveal.salt, ...earlier });
}

/** The numbers of chance steps that were drawn from the salt, and the first that does not follow. */
async function shuffles(record: SealedRecord, by: Hashes): Promise<[number, number | null]> {
  const begun = record.fork?.after ?? 0;
  let before = record.deal.events ?? [];
  let [outcome, drawn] = [0, 0];
  for (const [at, step] of record.steps.entries()) {
    if (!("chance" in step)) continue;
    const chance = step as ChanceStep;
    if (at >= begun) {
      drawn++;
      if (!(await follows(chance, record.reveal.salt, outcome, before, by))) return [drawn, at + 1];
    }
    outcome++;
    before = chance.events ?? before;
  }
  return [drawn, null];
}

export async function verify(record: SealedRecord): Promise<Verdict> {
  const by = await hashes();
  const text = sealedText(record);
  const computed = hex(await by.sha256(text));
  const [drawn, wrong] = await shuffles(record, by);
  return { text, computed, shuffles: drawn, wrong };
}
