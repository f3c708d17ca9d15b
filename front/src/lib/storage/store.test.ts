import { beforeEach, expect, test, vi } from "vitest";
import { mapOf, text } from "./checks";
import { Store } from "./store";

beforeEach(() => localStorage.clear());

const throws = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

test("stored values are available to another page", () => {
  new Store("localStorage").write("name", { is: "Ada" });

  expect(new Store("localStorage").read("name", mapOf(text))).toEqual({ is: "Ada" });
});

test.each([
  ["throws", () => vi.spyOn(globalThis, "localStorage", "get").mockImplementation(throws)],
  [
    "is null",
    () => vi.spyOn(globalThis, "localStorage", "get").mockReturnValue(null as unknown as Storage),
  ],
  ["is full", () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(throws)],
])("where storage %s the page keeps values in memory, and removes them on request", (_, refuse) => {
  refuse();
  const store = new Store("localStorage");
  store.set("key", "first");
  store.set("key", "second");
  const kept = store.get("key");
  store.set("key", null);

  expect([kept, store.get("key"), store.get("other")]).toEqual(["second", null, null]);
});

test("a value that a full storage refused hides the stored one", () => {
  const store = new Store("localStorage");
  store.set("key", "old");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(throws);
  store.set("key", "new");

  expect(store.get("key")).toBe("new");
});

test.each(["{", "null", "[]", "7", '"text"'])(
  "%s where an object should be counts as nothing",
  (damaged) => {
    localStorage.setItem("key", damaged);

    expect(new Store("localStorage").read("key", mapOf(text))).toBeUndefined();
  },
);
