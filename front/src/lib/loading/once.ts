/** Loaders that fetch once for any number of callers. */

/**
 * A loader that fetches at the first call and hands the same promise to all others.
 * One that fails is forgotten, so that it can be tried again.
 *
 * Every `import()` of the client stands in one of these: WebKit may hand out a module that a second
 * `import()` asks for before it has run, while the first one is under way.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= load().catch((reason: unknown) => {
      coming = null;
      throw reason;
    });
    return coming;
  };
}
