/** Whether somebody looks at the page: a visible page, touched within the last minutes. */

/** How long in ms a visible page counts as looked at without an input: longer, and its reader may have left. */
export const IDLE_AFTER = 5 * 60_000;
const INPUTS = ["focus", "keydown", "pointerdown", "pointermove", "wheel", "touchstart"] as const;

export class Presence {
  here = $state(false);

  #touched = 0;
  #timer = 0;

  /** Follow visibility and inputs, also in a window beside the active one. Fits `$effect(() => presence.follow())`. */
  follow(): () => void {
    const how = { capture: true, passive: true };
    for (const input of INPUTS) addEventListener(input, this.#touch, how);
    document.addEventListener("visibilitychange", this.#touch);
    this.#touch();
    return () => {
      clearTimeout(this.#timer);
      this.#timer = 0;
      for (const input of INPUTS) removeEventListener(input, this.#touch, how);
      document.removeEventListener("visibilitychange", this.#touch);
    };
  }

  #touch = (): void => {
    this.#touched = Date.now();
    const visible = document.visibilityState === "visible";
    this.here = visible; // written, not read: following it must not depend on it
    if (visible && !this.#timer) this.#watch(IDLE_AFTER);
  };

  /** Look again when the time may be over; inputs only note their time. */
  #watch(ms: number): void {
    this.#timer = window.setTimeout(() => {
      const left = this.#touched + IDLE_AFTER - Date.now();
      if (left > 0) return this.#watch(left);
      this.#timer = 0;
      this.here = false;
    }, ms);
  }
}
