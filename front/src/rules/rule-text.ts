/** Parser of the markup of rule books: `code`, **stress**, and ids of clauses such as M02-A2. */

export interface Span {
  readonly kind: "plain" | "strong" | "code" | "rule";
  readonly text: string;
}

const MARK = /(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z][A-Z\d]{2}-[A-Z]\d+\b)/;

function span(text: string): Span {
  if (!MARK.test(text)) return { kind: "plain", text };
  if (text.startsWith("**")) return { kind: "strong", text: text.slice(2, -2) };
  if (text.startsWith("`")) return { kind: "code", text: text.slice(1, -1) };
  return { kind: "rule", text };
}

/** Cut a text of the rule book into spans. */
export const spans = (text: string): Span[] => text.split(MARK).filter(Boolean).map(span);
