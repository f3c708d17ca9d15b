// Runs before the first paint, so that a dark page does not flash white. Keep in step with src/lib/storage/settings.svelte.ts.
{
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("moguls.settings") ?? "{}") ?? {};
  } catch {
    // A browser without storage gets the defaults.
  }
  const usual = matchMedia("(prefers-contrast: more)").matches ? "contrast" : "system";
  document.documentElement.dataset.scheme = kept.scheme ?? usual;
  document.documentElement.dataset.motion = kept.motion ?? "system";
  document.documentElement.dataset.palette = kept.palette ?? "standard";
}
