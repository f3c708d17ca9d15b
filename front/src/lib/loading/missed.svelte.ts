/** What was to be fetched and did not arrive: the page says so, once, in a note of its own. */

class Missed {
  /** Whether a part of the page is missing, until the reader puts the note away. */
  part = $state(false);

  /** Tell of it. */
  tell = (): void => {
    this.part = true;
  };
}

export const missed = new Missed();
