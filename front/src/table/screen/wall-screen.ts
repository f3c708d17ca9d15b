/** What a screen needs that hangs on the wall: type to be read from three metres, and to stay awake. */

/** Scale the page up while it is shown; call what comes back to scale it down again. */
export function scaleForWall(): () => void {
  const { dataset } = document.documentElement;
  dataset.seen = "wall";
  return () => delete dataset.seen;
}

/** Keep the screen from going dark, as far as the browser can; call what comes back to let it. */
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
