import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fake } from "../../testing/socket";
import { ReconnectingSocket } from "./reconnecting-socket";

const ears = {
  address: () => "ws://localhost/",
  opened: vi.fn(),
  heard: vi.fn(),
  fell: vi.fn(() => false),
  blocked: vi.fn(),
};
const last = (): Fake => Fake.all.at(-1)!;
let line: ReconnectingSocket;
let network: "silent" | "refused" | "up";

const ask = (_: unknown, { signal }: RequestInit): Promise<Response> =>
  new Promise((done, fail) => {
    if (network === "up") done(new Response("{}"));
    else if (network === "refused") fail(new TypeError("refused"));
    else signal?.addEventListener("abort", () => fail(new TypeError("late")));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  vi.stubGlobal("fetch", vi.fn(ask));
  Fake.all = [];
  network = "up";
  line = new ReconnectingSocket(ears);
  last().opens();
  last().says("frame");
  line.settled();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** Return the seconds until a socket is opened after the network is back. */
async function back(): Promise<number> {
  network = "up";
  const before = last();
  for (let passed = 0; passed < 60; passed += 0.25) {
    if (last() !== before) return passed;
    await vi.advanceTimersByTimeAsync(250);
  }
  return Infinity;
}

test("an unanswered handshake is abandoned, and the next one follows within 15 s", async () => {
  network = "silent";
  for (const outage of [7, 20, 61, 240]) {
    last().falls();
    await vi.advanceTimersByTimeAsync(outage * 1000);
    expect(await back()).toBeLessThan(10);
    last().opens();
    last().says("frame");
    line.settled();
    network = "silent";
  }
});

test.each<[string, EventTarget]>([
  ["online", window],
  ["focus", window],
  ["pageshow", window],
  ["visibilitychange", document],
])("a pending handshake is replaced at once by %s", async (event, where) => {
  network = "silent";
  last().falls();
  await vi.advanceTimersByTimeAsync(4_000);
  const hanging = last();
  where.dispatchEvent(new Event(event));

  expect(hanging.readyState).toBe(3);
  expect(last()).not.toBe(hanging);
});

test("a recent handshake is not replaced, and followed at once if it fails", async () => {
  last().falls();
  await vi.advanceTimersByTimeAsync(1_000);
  dispatchEvent(new Event("online"));
  const young = last();
  dispatchEvent(new Event("online"));
  expect(last()).toBe(young);
  await vi.advanceTimersByTimeAsync(5_500);

  expect(last()).not.toBe(young);
});

test("a silent connection is detected soon after the page is visible again", async () => {
  network = "silent";
  dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(ears.fell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);

  expect(ears.fell).toHaveBeenCalledTimes(1);
});

test("no socket is opened while requests fail, because browsers throttle that", async () => {
  network = "refused";
  last().falls();
  const before = Fake.all.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Fake.all.length).toBe(before);

  expect(await back()).toBeLessThan(5);
});

test("an announced time is waited for once, then the usual backoff follows", async () => {
  line.postpone(7_300);
  expect(ears.fell).toHaveBeenCalledExactlyOnceWith(1012);
  last().falls(1012);
  const before = Fake.all.length;
  await vi.advanceTimersByTimeAsync(7_250);
  expect(Fake.all.length).toBe(before);
  network = "refused";
  await vi.advanceTimersByTimeAsync(100);
  expect(fetch).toHaveBeenCalledOnce();

  expect(await back()).toBeLessThan(1);
});

test("an announced time ends when somebody returns to the page", () => {
  line.postpone(60_000);
  const before = Fake.all.length;
  dispatchEvent(new Event("focus"));

  expect(Fake.all.length).toBe(before + 1);
});

test("an old socket is ignored, and a closed one does not reconnect", async () => {
  const old = last();
  old.falls();
  await vi.advanceTimersByTimeAsync(1_000);
  old.says("late");
  expect(ears.heard).not.toHaveBeenCalledWith("late");
  line.close();
  const { length } = Fake.all;
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);

  expect(Fake.all.length).toBe(length);
});

/** Let the current handshake fail and wait for the next one. */
async function refused(): Promise<void> {
  const before = last();
  before.falls();
  while (last() === before) await vi.advanceTimersByTimeAsync(100);
}

test("the third failed handshake in a row while the server answers requests is reported", async () => {
  await refused(); // an established connection
  for (let k = 0; k < 2; k++) await refused();
  expect(ears.blocked).not.toHaveBeenCalled();

  await refused();
  expect(ears.blocked).toHaveBeenCalledOnce();
});

test("failed handshakes do not count while the server is away or before a successful one", async () => {
  await refused();
  for (let k = 0; k < 2; k++) await refused();
  last().opens();
  for (let k = 0; k < 3; k++) await refused();
  network = "refused";
  last().falls();
  await vi.advanceTimersByTimeAsync(30_000);
  await back();
  for (let k = 0; k < 2; k++) await refused();

  expect(ears.blocked).not.toHaveBeenCalled();
});
