/** The time now in seconds, updated while somebody needs it. */
export function ticking(needed: () => boolean): { readonly seconds: number } {
  let seconds = $state(Date.now() / 1000);
  $effect(() => {
    if (!needed()) return;
    seconds = Date.now() / 1000;
    const timer = setInterval(() => (seconds = Date.now() / 1000), 250);
    return () => {
      clearInterval(timer);
    };
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
