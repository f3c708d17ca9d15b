/** Once the next frame is drawn: where things lie is known then, and asking for it lays nothing out. */
export const drawn = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
