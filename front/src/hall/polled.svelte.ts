/** Polling of an endpoint while the page is visible. */
import { trouble } from "../lib/i18n/trouble";

const EVERY = 4000;

export class Polled<T> {
  value = $state.raw<T | null>(null);
  /** The message of the last failure. */
  wrong = $state("");

  constructor(
    readonly ask: () => Promise<T>,
    readonly every = EVERY,
  ) {}

  /** Ask now. The browser keeps the last answer and its tag, so that no news costs next to nothing. */
  async look(): Promise<void> {
    try {
      this.value = await this.ask();
      this.wrong = "";
    } catch (reason) {
      this.wrong = trouble(reason);
    }
  }

  /** Ask now and from time to time, but not in a tab that nobody sees. Fits `$effect(() => polled.follow())`. */
  follow(): () => void {
    const look = (): void => void (document.hidden || this.look());
    const timer = setInterval(look, this.every);
    document.addEventListener("visibilitychange", look);
    void this.look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
