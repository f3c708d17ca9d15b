// What happy-dom has not: nothing moves in it.
if (typeof document !== "undefined") document.getAnimations ??= () => [];
