/** Parts of the client that could not be loaded; the page shows one note for all. */

class Missed {
  /** Whether a part is missing, until the reader dismisses the note. */
  part = $state(false);

  /** Report a failure. */
  tell = (): void => {
    this.part = true;
  };
}

export const missed = new Missed();
