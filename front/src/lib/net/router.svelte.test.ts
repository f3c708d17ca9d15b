import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { go, onclick, place } from "./router";

let seen: string[] = [];
let stop: () => void;

/** Click a link on a page with the router; return whether the browser would follow it itself. */
function press(html: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const link = document.body.querySelector("a") as HTMLAnchorElement;
  let followed = true;
  document.body.addEventListener(
    "click",
    (click) => {
      onclick(click);
      followed = !click.defaultPrevented;
      click.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event }));
  return followed;
}

beforeEach(() => {
  history.replaceState(null, "", "/");
  seen = [];
  stop = $effect.root(() => {
    $effect(() => {
      seen.push(
        place.path + (place.query.size ? `?${place.query}` : "") + (place.hash && `#${place.hash}`),
      );
    });
  });
  flushSync();
});
afterEach(() => stop());

test("readers of the place are notified of every change", () => {
  go("/t/abc?as=2");
  flushSync();
  history.replaceState(null, "", "/rules/moguli#MOG-O%31");
  dispatchEvent(new PopStateEvent("popstate"));
  flushSync();

  expect(seen).toEqual(["/", "/t/abc?as=2", "/rules/moguli#MOG-O1"]);
});

test("a replacement adds no history entry", () => {
  go("/lobby");
  const steps = history.length;
  go("/games", true);

  expect([place.path, history.length]).toEqual(["/games", steps]);
});

describe("a click", () => {
  test("on an internal link navigates without loading the page", () => {
    const followed = press('<a href="/replay/x?at=3#here"><b>Replay</b></a>');

    expect([followed, place.path, `${place.query}`, place.hash]).toEqual([
      false,
      "/replay/x",
      "at=3",
      "here",
    ]);
  });

  test.each([
    ["on an external link", '<a href="https://example.org/x">', {}],
    ["on a link to a new tab", '<a href="/x" target="_blank">', {}],
    ["on a download", '<a href="/x" download>', {}],
    ["on the interface", '<a href="/api/x">', {}],
    ["on a place in this page", '<a href="/#part">', {}],
    ["with Ctrl", '<a href="/x">', { ctrlKey: true }],
    ["with Cmd", '<a href="/x">', { metaKey: true }],
    ["with Shift", '<a href="/x">', { shiftKey: true }],
    ["with Alt", '<a href="/x">', { altKey: true }],
    ["with the middle button", '<a href="/x">', { button: 1 }],
  ])("%s is the browser's", (_, html, event) => {
    const followed = press(html, event);

    expect([followed, place.path]).toEqual([true, "/"]);
  });

  test("a click that is already handled is ignored", () => {
    document.addEventListener("click", (click) => click.preventDefault(), {
      once: true,
      capture: true,
    });
    press('<a href="/x">');

    expect(place.path).toBe("/");
  });
});
