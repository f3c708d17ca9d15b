import { expect, test, vi } from "vitest";
import { once } from "./once";

test("parallel callers share one fetch", async () => {
  const load = vi.fn(async () => ({ default: "the table" }));
  const table = once(load);
  const [first, second] = await Promise.all([table(), table()]);

  expect(load).toHaveBeenCalledTimes(1);
  expect(first).toBe(second);
});

test("a failed load is retried", async () => {
  const load = vi.fn(async () => "here");
  load.mockRejectedValueOnce(new TypeError("no line"));
  const part = once(load);

  await expect(Promise.all([part(), part()])).rejects.toThrow("no line");
  expect(await part()).toBe("here");
  expect(load).toHaveBeenCalledTimes(2);
});
