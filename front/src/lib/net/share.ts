/** Structural sharing between frames: unchanged parts keep their identity, so that nothing that shows them is redrawn. */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Return what equals `now`, made of the parts of `before` that have not changed; all of `before`, if nothing has.
 * Both are JSON; neither is changed.
 */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return shareList(before, now) as T;
  if (isFields(before) && isFields(now)) return shareFields(before, now) as T;
  return now;
}

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const shared = now.map((each, at) => share(before[at], each));
  const same =
    before.length === now.length && shared.every((each, at) => Object.is(each, before[at]));
  return same ? before : shared;
}

function shareFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  const shared = Object.fromEntries(names.map((name) => [name, share(before[name], now[name])]));
  const same =
    Object.keys(before).length === names.length &&
    names.every((name) => name in before && Object.is(shared[name], before[name]));
  return same ? before : shared;
}
