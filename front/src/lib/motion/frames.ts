/** Resolve after the next frame is drawn, when reading positions causes no layout. */
export const drawn = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Start all animations of a change together with the frame that shows it.
 *
 * Otherwise the browser waits for the compositor to start them, and draws frame after frame until then.
 */
export async function align(): Promise<void> {
  await drawn();
  const { currentTime } = document.timeline;
  for (const each of document.getAnimations())
    if (each.startTime === null && each.playState === "running") each.startTime = currentTime;
}

/** Resolve after the next frame is drawn and measured: later changes belong to the frame after it. */
export const measured = async (): Promise<void> => {
  await drawn();
  await new Promise<void>((done) => setTimeout(done));
};
