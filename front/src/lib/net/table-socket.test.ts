import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fake } from "../../testing/socket";
import { TableSocket } from "./table-socket.svelte";

const last = (): Fake => Fake.all.at(-1)!;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  Fake.all = [];
  socket = new TableSocket("a-table");
  last().opens();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test.each(["table/unreadable", "table/other_rules"])(
  "a table that is closed to play says why, and is not asked for again: %s",
  (code) => {
    last().says(JSON.stringify({ type: "error", code, text: "Begun under older rules." }));
    last().falls(4410);
    vi.advanceTimersByTime(600_000);
    expect([socket.status, socket.shut, Fake.all.length]).toEqual([
      "gone",
      "Begun under older rules.",
      1,
    ]);
  },
);

test("a banned viewer reads the reason, and the socket does not reconnect", () => {
  last().says(JSON.stringify({ type: "error", code: "auth/banned", text: "Shut out." }));
  last().falls(4423);
  vi.advanceTimersByTime(600_000);
  expect([socket.status, socket.banned, socket.shut, Fake.all.length]).toEqual([
    "gone",
    true,
    "Shut out.",
    1,
  ]);
});

test("a server that ends names the time of the next connection", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  last().says(JSON.stringify({ type: "restart", reconnect_ms: 20_000 }));
  last().falls(1012);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(Fake.all.length).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(Fake.all.length).toBe(2);
});

test("a missing table is gone without a message", () => {
  last().falls(4404);
  vi.advanceTimersByTime(600_000);
  expect([socket.status, socket.shut, Fake.all.length]).toEqual(["gone", "", 1]);
});

test("other refusals do not change the connection", () => {
  last().says(JSON.stringify({ type: "error", code: "table/full", text: "Full." }));
  expect([socket.status, socket.shut, socket.error?.text]).toEqual(["connecting", "", "Full."]);
});

test("a report of what was seen keeps the refusal of a move on the page", () => {
  last().says(JSON.stringify({ type: "error", code: "table/full", text: "Full." }));
  expect(socket.seen(7)).toBe(true);
  expect(JSON.parse(last().sent.at(-1)!)).toEqual({ type: "seen", seq: 7 });
  expect(socket.error?.text).toBe("Full.");
});

test("without a connection a report of what was seen is not sent and raises no error", () => {
  last().falls();
  expect([socket.seen(7), socket.error]).toEqual([false, null]);
});

test("a promise to check alone repeats the request for the same seat", () => {
  socket.sit(2);
  last().says(
    JSON.stringify({ type: "error", code: "clock/no_channel", text: "Nothing tells you." }),
  );
  expect(socket.error?.code).toBe("clock/no_channel");
  socket.sitAlone();
  expect(JSON.parse(last().sent.at(-1)!)).toEqual({ type: "sit", seat: 2, checks_alone: true });
  expect(socket.error).toBeNull();
});
