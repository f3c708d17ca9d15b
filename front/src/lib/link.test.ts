import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableLink } from "./link.svelte";

/** A socket that does what the test says. */
class Fake extends EventTarget {
  static readonly OPEN = 1;
  static all: Fake[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    super();
    Fake.all.push(this);
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(data: object): void {
    this.onmessage?.({ data: JSON.stringify(data) });
  }
  falls(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = (): Fake => Fake.all.at(-1)!;
let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  Fake.all = [];
  link = new TableLink("a-table");
  last().opens();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

test.each(["table/unreadable", "table/other_rules"])("a table that is closed to play says why, and is not asked for again: %s", (code) => {
  last().says({ type: "error", code, text: "Begun under older rules." });
  last().falls(4410);
  vi.advanceTimersByTime(600_000);
  expect([link.status, link.shut, Fake.all.length]).toEqual(["gone", "Begun under older rules.", 1]);
});

test("a table that there is not is gone without more", () => {
  last().falls(4404);
  vi.advanceTimersByTime(600_000);
  expect([link.status, link.shut, Fake.all.length]).toEqual(["gone", "", 1]);
});

test("any other refusal leaves the line as it is", () => {
  last().says({ type: "error", code: "table/full", text: "Full." });
  expect([link.status, link.shut, link.error?.text]).toEqual(["connecting", "", "Full."]);
});
