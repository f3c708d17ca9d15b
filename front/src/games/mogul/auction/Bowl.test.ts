/** The bowl with what it holds. */

import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Bowl from "./Bowl.svelte";

test("the number that grows is a drawing of its own: a part of one lays out the page in each frame", async () => {
  const shown = mount(Bowl, { target: document.body, props: { count: 7 } });

  const number = document.querySelector<SVGElement>(".count")!;
  expect(number.textContent).toBe("7");
  expect(number.closest("svg")).toBe(number);
  expect(number.parentElement?.closest("svg")).toBeNull();
  await unmount(shown);
});
