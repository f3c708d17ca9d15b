/**
 * Repair of texts that the browser's page translation has replaced.
 *
 * Translators put `<font>` elements in the place of text nodes. The page goes on to write to the
 * removed nodes, so what is shown no longer changes. Each removed node is put back, empty, beside
 * its translation: once the page writes to it or removes it, the translation goes, and the new
 * text is there to be translated.
 */

interface Translated {
  readonly font: Element;
  readonly text: string;
}

const translated = new WeakMap<Text, Translated>();

const isFont = (node: Node | null): node is Element => node?.nodeName === "FONT";

/** The new translation in the place of a removed text. */
function fontFor(record: MutationRecord, fonts: ReadonlySet<Node>): Element | undefined {
  const near = [...record.addedNodes, record.previousSibling, record.nextSibling];
  return near.find((node): node is Element => isFont(node) && fonts.has(node) && node.isConnected);
}

/** Remove the translation of a text that the page has changed, moved or removed. */
function undo(text: Text, { font }: Translated): void {
  translated.delete(text);
  font.remove();
}

function onremoval(text: Text, record: MutationRecord, fonts: ReadonlySet<Node>): void {
  const before = translated.get(text);
  if (before) {
    undo(text, before);
    text.data ||= before.text;
    return;
  }
  const font = text.isConnected || !text.data.trim() ? undefined : fontFor(record, fonts);
  if (!font) return;
  translated.set(text, { font, text: text.data });
  text.data = "";
  font.after(text);
}

function onmutations(records: readonly MutationRecord[]): void {
  const fonts = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
  for (const record of records) {
    if (record.target instanceof Text) {
      const before = translated.get(record.target);
      if (before && record.target.data) undo(record.target, before);
    }
    for (const node of record.removedNodes)
      if (node instanceof Text) onremoval(node, record, fonts);
  }
}

/** Keep the texts of the page up to date while it is translated. */
export function repairTranslations(): void {
  new MutationObserver(onmutations).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
