/** Let a key press the button on the table that bears it. */
export function pressKey(key: string): void {
  document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
}
