/** Once the next frame is drawn: where things lie is known then, and asking for it lays nothing out. */
export const drawn = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Let all movements that a change has set off begin with the frame that shows it.
 *
 * A browser that chooses when they begin waits for the compositor to say so, and draws frame after frame until then.
 */
export async function align(): Promise<void> {
  await drawn();
  const { currentTime } = document.timeline;
  for (const each of document.getAnimations())
    if (each.startTime === null && each.playState === "running") each.startTime = currentTime;
}

/** Once the next frame is drawn and has been measured: what is changed now is of the frame after it. */
export const measured = async (): Promise<void> => {
  await drawn();
  await new Promise<void>((done) => setTimeout(done));
};
