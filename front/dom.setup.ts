// Stubs of what happy-dom lacks: animations and layout.
if (typeof document !== "undefined") document.getAnimations ??= () => [];
