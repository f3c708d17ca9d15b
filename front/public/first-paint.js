// Runs before the first paint, so that a dark page does not flash white. Keep in step with src/lib/storage/settings.svelte.ts.
{
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("moguls.settings") ?? "{}") ?? {};
  } catch {
    // A browser without storage gets the defaults.
  }
  const valid = (name, values, usual) => (values.includes(kept[name]) ? kept[name] : usual);
  const usual = matchMedia("(prefers-contrast: more)").matches ? "contrast" : "system";
  const { dataset } = document.documentElement;
  dataset.scheme = valid("scheme", ["system", "dark", "light", "contrast"], usual);
  dataset.motion = valid("motion", ["system", "full", "none"], "system");
  dataset.palette = valid("palette", ["standard", "strong", "gray"], "standard");
}
