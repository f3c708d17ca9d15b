// Runs before the first paint, so that nobody's dark room flashes white. Keep in step with src/lib/settings.svelte.ts.
try {
  const { scheme, motion } = JSON.parse(localStorage.getItem("moguls.settings") ?? "{}");
  if (scheme) document.documentElement.dataset.scheme = scheme;
  if (motion) document.documentElement.dataset.motion = motion;
} catch {
  // A browser without storage gets the system's choice.
}
