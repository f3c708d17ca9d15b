/** Checks of stored values: anything may be in a browser's storage, of an older version or damaged. */

/** The valid part of a stored value; undefined where there is none. */
export type Check<T> = (found: unknown) => T | undefined;

export const text: Check<string> = (found) => (typeof found === "string" ? found : undefined);

export const flag: Check<boolean> = (found) => (typeof found === "boolean" ? found : undefined);

/** A finite number from `least` to `most`: JSON has 1e999. */
export const numeric =
  (least = -Infinity, most = Infinity): Check<number> =>
  (found) =>
    typeof found === "number" && Number.isFinite(found) && found >= least && found <= most
      ? found
      : undefined;

export const oneOf =
  <T extends string | number>(values: readonly T[]): Check<T> =>
  (found) =>
    values.find((value) => value === found);

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (found) =>
    found === null ? null : check(found);

/** A list; invalid items are left out. */
export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (found) =>
    Array.isArray(found) ? found.map(check).filter((item) => item !== undefined) : undefined;

/** A list in which the position counts: invalid items are undefined. */
export const slotsOf =
  <T>(check: Check<T>): Check<(T | undefined)[]> =>
  (found) =>
    Array.isArray(found) ? found.map(check) : undefined;

/** An object with any keys; invalid entries are dropped. */
export const mapOf =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (found) =>
    isObject(found)
      ? valid(Object.entries(found).map(([key, value]) => [key, check(value)]))
      : undefined;

/** An object with these keys; invalid and unknown ones are dropped. */
export const someOf =
  <T extends object>(checks: { readonly [Key in keyof T]: Check<T[Key]> }): Check<Partial<T>> =>
  (found) =>
    isObject(found)
      ? valid<Partial<T>>(
          Object.entries<Check<unknown>>(checks).map(([key, check]) => [
            key,
            Object.hasOwn(found, key) ? check(found[key]) : undefined,
          ]),
        )
      : undefined;

/** An object with all of these keys. */
export const allOf =
  <T extends object>(checks: { readonly [Key in keyof T]: Check<T[Key]> }): Check<T> =>
  (found) => {
    const some = someOf(checks)(found);
    return some && Object.keys(some).length === Object.keys(checks).length
      ? (some as T)
      : undefined;
  };

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);

const valid = <T extends object>(entries: (readonly [string, unknown])[]): T =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
