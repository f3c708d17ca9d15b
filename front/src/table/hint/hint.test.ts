import { expect, test, vi } from "vitest";
import type { HintInfo } from "../../lib/net/types.gen";
import { seatOf, tableOf } from "../../testing/table.svelte";
import { hintFor } from "./hint";

const api = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("../../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));

const HINT = { seat: 0, best: "x", moves: [], reasons: [] };
const seen = (state: HintInfo["state"], more: Partial<HintInfo> = {}): HintInfo => ({
  state,
  hint: null,
  place: null,
  seconds: null,
  ...more,
});

/** Request a hint from a server with these answers; return it with the messages meanwhile. */
async function asked(
  answers: HintInfo[],
  wanted = (): boolean => true,
): Promise<{ hint: unknown; told: HintInfo[] }> {
  const { table } = await tableOf(
    "moguli",
    { turn: 0 },
    { seats: [seatOf(0, { you: true }), seatOf(1, { kind: "bot" })] },
  );
  const told: HintInfo[] = [];
  vi.useFakeTimers();
  api.call.mockReset();
  for (const answer of answers) api.call.mockResolvedValueOnce(answer);
  const asking = hintFor(table, wanted, (later) => told.push(later));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  return { hint: await asking, told };
}

test("a queued request is repeated at once and reports its place each time", async () => {
  const { hint, told } = await asked([
    seen("waiting", { place: 3, seconds: 5 }),
    seen("waiting", { place: 1, seconds: 1 }),
    seen("ready", { hint: HINT }),
  ]);

  expect(told.map(({ place, seconds }) => [place, seconds])).toEqual([
    [3, 5],
    [1, 1],
  ]);
  expect(hint).toEqual(HINT);
  expect(api.call).toHaveBeenCalledTimes(3);
});

test("no hint is requested for a past turn", async () => {
  expect((await asked([seen("passed")])).hint).toBeNull();
});

test("no further request after the caller has stopped", async () => {
  let count = 0;
  await asked([seen("preparing"), seen("preparing")], () => count++ < 1);

  expect(api.call).toHaveBeenCalledTimes(1);
});
