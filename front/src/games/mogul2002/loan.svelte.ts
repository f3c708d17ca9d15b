/** How a player wants to be treated in the loan window: asked, armed, or left in peace. */

const KEPT = "moguls.loan";

class LoanWish {
  /** Take a loan at the next window; used up by taking it. */
  armed = $state(false);
  /** Be asked at every window instead of declining by default. */
  ask = $state(localStorage.getItem(KEPT) === "ask");

  setAsk(ask: boolean): void {
    this.ask = ask;
    if (ask) this.armed = false;
    localStorage.setItem(KEPT, ask ? "ask" : "auto");
  }
}

export const loanWish = new LoanWish();
