import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, me } from "./api";
import { answers } from "./probe";

const reload = vi.fn();
let answer: () => Response | Promise<Response>;
const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(answer));

const json = (status = 200): Response =>
  new Response("{}", { status, headers: { "content-type": "application/json" } });
const html = (status = 200): Response =>
  new Response("<h1>Sign in</h1>", { status, headers: { "content-type": "text/html" } });
/** A redirect that is not followed. */
const redirect = (): Response => Object.defineProperty(json(), "type", { value: "opaqueredirect" });
const refused = (): never => {
  throw new TypeError("no network, or a redirect to another origin");
};

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(location, "reload").mockImplementation(reload);
});

afterEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

test.each([
  ["a redirect", redirect],
  ["a page in place of data", html],
  ["a page with status 401", () => html(401)],
  ["a refusal without data", () => new Response("", { status: 403 })],
])("%s is a login page, which a reload shows", async (_, made) => {
  answer = made;
  expect(await answers()).toBe(false);
  expect(fetched.mock.lastCall?.[1].redirect).toBe("manual");
  expect(reload).toHaveBeenCalledOnce();
});

test("the page reloads once, and again after the server has answered", async () => {
  answer = redirect;
  for (let again = 0; again < 3; again++) await answers();
  expect(reload).toHaveBeenCalledTimes(1);
  answer = json;
  expect(await answers()).toBe(true);
  answer = redirect;
  await answers();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a reload that ended in the cached page is followed by others, ever more rarely", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  answer = redirect;
  const times: number[] = [];
  for (let second = 0; second <= 80; second += 5) {
    vi.setSystemTime(second * 1000 + 1e12);
    const before = reload.mock.calls.length;
    await answers();
    if (reload.mock.calls.length > before) times.push(second);
  }
  expect(times).toEqual([0, 15, 75]);
  vi.useRealTimers();
});

test.each([
  ["no network", refused, false],
  ["a proxy without its server", () => html(502), false],
  ["the server", json, true],
  ["a refusal of the server", () => json(403), true],
])("%s is not taken for a login page", async (_, made, found) => {
  answer = made;
  expect(await answers()).toBe(found);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["fails at another origin", refused],
  ["is followed to a page", html],
  ["is a refusal of the proxy", () => json(401)],
])("a request that %s shows the login page", async (_, made) => {
  answer = () => (fetched.mock.lastCall?.[1].redirect === "manual" ? redirect() : made());
  await expect(me()).rejects.toThrow(ApiError);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
