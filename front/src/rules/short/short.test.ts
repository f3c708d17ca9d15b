/** A game in two minutes, and its time and difficulty on the home page. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import Poster from "../../pages/home/Poster.svelte";
import { OFFERED } from "../../pages/home/posters";
import TwoMinutes from "./TwoMinutes.svelte";

let shown: object | undefined;
afterEach(() => shown && unmount(shown));

test.each(OFFERED.map(({ name }) => name))(
  "%s has a picture with three captions, and an example round",
  async (game) => {
    await need("app", "short");
    await load("en");
    shown = mount(TwoMinutes, { target: document.body, props: { game } });
    flushSync();

    expect(document.querySelector("figure svg")?.getAttribute("aria-label")).toMatch(/ .+\.$/);
    expect(document.querySelectorAll("figcaption li")).toHaveLength(3);
    expect(document.querySelectorAll("section > ul li")).toHaveLength(4);
    expect(document.body.textContent).not.toContain("short-");
  },
);

test("a game that has no such texts has no such section", async () => {
  await need("app", "short");
  await load("en");
  shown = mount(TwoMinutes, { target: document.body, props: { game: "chess" } });
  flushSync();

  expect(document.querySelector("section")).toBeNull();
});

test("a poster tells playing time and difficulty", async () => {
  await need("app");
  await load("en");
  const props = { game: OFFERED[0]!, chosen: false, choose: () => undefined };
  shown = mount(Poster, { target: document.body, props });
  flushSync();

  const facts = document.querySelector(".facts")?.textContent.replace(/[\u2068\u2069]/g, "");
  expect(facts).toContain("30 min · easy");
});
