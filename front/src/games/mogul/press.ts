/** Press the button with a key's label. */
export function pressKey(key: string): void {
  document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
}
