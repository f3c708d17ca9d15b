/** Absolute times in the reader's zone and lengths in the largest unit. */
import { expect, test, vi } from "vitest";
import { countdown, length, machineTime, moment, nearMoment } from "./times";

vi.mock("./i18n.svelte", () => ({ locale: () => "en-GB" }));

const AT = Date.UTC(2026, 11, 1, 14, 5) / 1000;
const NOW = AT * 1000 - 86_400_000;

test("a moment is absolute, in the zone of the reader", () => {
  expect(moment(AT, NOW, "Europe/Berlin")).toBe("Tue 1 Dec, 15:05");
  expect(moment(AT, NOW, "America/New_York")).toBe("Tue 1 Dec, 9:05");
  expect(machineTime(AT)).toBe("2026-12-01T14:05:00.000Z");
});

test("a moment that is near needs no date", () => {
  expect(nearMoment(AT, NOW, "UTC")).toBe("Tue 14:05");
  expect(nearMoment(AT, NOW - 7 * 86_400_000, "UTC")).toBe("Tue 1 Dec, 14:05");
});

test("a moment of another year names it", () => {
  expect(moment(AT, Date.UTC(2027, 1, 1))).toContain("2026");
});

test("a length has its largest unit", () => {
  expect(length(3 * 86_400)).toBe("3 days");
  expect(length(36 * 3600)).toBe("36 hours");
  expect(length(86_400)).toBe("24 hours");
  expect(length(68.6 * 86_400, Math.ceil)).toBe("10 weeks");
  expect(length(90)).toBe("2 minutes");
  expect(length(10)).toBe("10 seconds");
});

test("a countdown ends at zero", () => {
  expect(countdown(545)).toBe("9:05");
  expect(countdown(3729)).toBe("1:02:09");
  expect(countdown(0.2)).toBe("0:01");
  expect(countdown(-5)).toBe("0:00");
});
