/** When sounds are played: not by an output that is suspended or interrupted, and not late. */

import { beforeEach, expect, test, vi } from "vitest";
import { hear, wakeAtPresses } from "./hear";
import { settings } from "../storage/settings.svelte";

const started = vi.fn();
const resumed = vi.fn();
/** The state of the output, and whether the browser lets it run. */
let output = "running";
let allowed = true;

/** A part of the synthesiser, which accepts whatever is done with it. */
const part = (): object =>
  new Proxy(() => undefined, {
    get: (_, name) => (name === "start" ? started : part()),
    set: () => true,
    apply: () => part(),
  });

class Output {
  currentTime = 0;
  destination = {};
  get state(): string {
    return output;
  }
  resume(): Promise<void> {
    resumed();
    if (allowed) output = "running";
    return allowed ? Promise.resolve() : Promise.reject(new Error("not now"));
  }
  createOscillator = part;
  createGain = part;
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

beforeEach(async () => {
  vi.stubGlobal("AudioContext", Output);
  settings.set({ sound: true });
  [output, allowed] = ["running", true];
  vi.resetModules();
  started.mockClear();
  resumed.mockClear();
});

test.each(["suspended", "interrupted"])("an output that is %s is resumed", async (state) => {
  output = state;
  await hear("bell");
  await settled();

  expect(resumed).toHaveBeenCalledTimes(1);
  expect(started).toHaveBeenCalledTimes(3);
});

test("sounds that cannot be played do not pile up", async () => {
  [output, allowed] = ["interrupted", false];
  for (let at = 0; at < 5; at++) await hear("bell");
  await settled();
  expect(started).not.toHaveBeenCalled();

  [output, allowed] = ["running", true];
  await settled();
  expect(started).not.toHaveBeenCalled();
});

test("a sound that waited for a press is not played then", async () => {
  output = "suspended";
  let press = (): void => undefined;
  vi.spyOn(Output.prototype, "resume").mockImplementation(
    () => new Promise((done) => (press = done)),
  );
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  await hear("bell");
  await settled();
  now.mockReturnValue(10_000);
  output = "running";
  press();
  await settled();

  expect(started).not.toHaveBeenCalled();
});

test.each(["click", "touchend", "keydown"])(
  "the first press after a reload resumes sounds: %s",
  async (press) => {
    output = "suspended";
    const end = wakeAtPresses();
    await settled();
    document.dispatchEvent(new Event(press));
    expect(resumed).toHaveBeenCalledTimes(1);
    await settled();
    end();
    output = "interrupted";
    document.dispatchEvent(new Event(press));

    expect(resumed).toHaveBeenCalledTimes(1);
  },
);

test("presses do nothing while sounds are off", async () => {
  output = "suspended";
  settings.set({ sound: false });
  const end = wakeAtPresses();
  document.dispatchEvent(new Event("click"));
  await settled();
  end();

  expect(resumed).not.toHaveBeenCalled();
});
