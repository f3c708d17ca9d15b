import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { baseOf } from "./base";

type Base = typeof import("./base");
type Router = typeof import("./router");

let base: Base;
let router: Router;
let top: string;

/** Like the built page, whose base path is the folder above the scripts. */
beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv("PROD", true);
  base = await import("./base");
  router = await import("./router");
  top = base.BASE;
  history.replaceState(null, "", `${top}/lobby?game=moguli`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  history.replaceState(null, "", "/");
});

/** Press a link; tells whether the browser would follow it itself. */
function press(href: string): boolean {
  document.body.innerHTML = `<a href="${href}">there</a>`;
  let followed = true;
  const hear = (click: MouseEvent): void => {
    router.onclick(click);
    followed = !click.defaultPrevented;
    click.preventDefault();
  };
  document.body.addEventListener("click", hear, { once: true });
  document.body
    .querySelector("a")!
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return followed;
}

test.each([
  ["https://example.org/assets/base-1.js", ""],
  ["https://example.org/moguls/assets/base-1.js", "/moguls"],
  ["https://example.org/games/moguls/assets/base-1.js", "/games/moguls"],
])("scripts at %s are of a site at %j", (script, found) => {
  expect(baseOf(script)).toBe(found);
});

test("a place is a path within the site", () => {
  expect([top, router.place.path]).toEqual([expect.stringMatching(/^\/.*[^/]$/), "/lobby"]);

  history.replaceState(null, "", `${top}x/lobby`);
  expect(router.place.path).toBe(`${top}x/lobby`);
});

test("navigation stays below the base path", () => {
  router.go("/t/abc?as=2#here");
  expect(location.pathname + location.search + location.hash).toBe(`${top}/t/abc?as=2#here`);

  expect(press(`${top}/rules/moguli`)).toBe(false);
  expect([location.pathname, router.place.path]).toEqual([`${top}/rules/moguli`, "/rules/moguli"]);
});

test("the browser handles other paths of the host and the API", () => {
  expect([
    press("/other"),
    press(`${top}x/lobby`),
    press(`${top}/api/me`),
    press("/api/me"),
  ]).toEqual([true, true, true, true]);
});

test("shared links are absolute", () => {
  expect([base.addressOf("/t/abc"), base.within(top), base.within("/")]).toEqual([
    `http://localhost${top}/t/abc`,
    "/",
    null,
  ]);
});
