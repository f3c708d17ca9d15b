/** Screens on a wall: type readable from three metres, and a wake lock. */

/** Scale the page up; call the returned function to scale it down again. */
export function scaleForWall(): () => void {
  const { dataset } = document.documentElement;
  dataset.seen = "wall";
  return () => delete dataset.seen;
}

/** Keep the screen awake, if the browser can; call the returned function to release it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (document.hidden || !wanted || !navigator.wakeLock) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (!wanted) void lock?.release();
  };
  // A hidden page loses its lock: ask again when it is seen again.
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
