/** Copying to the clipboard. */

/** Copy `text`; without a secure origin the clipboard is not available, and the old command is used. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    // Inside an open window the rest of the page cannot be selected.
    const before = document.activeElement as HTMLElement | null;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    before?.focus();
  }
}
