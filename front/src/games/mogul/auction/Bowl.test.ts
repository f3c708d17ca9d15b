/** The bowl with what it holds. */

import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Bowl from "./Bowl.svelte";

test("the growing number is a separate drawing, because a part of one causes layouts", async () => {
  const shown = mount(Bowl, { target: document.body, props: { count: 7 } });

  const number = document.querySelector<SVGElement>(".count")!;
  expect(number.textContent).toBe("7");
  expect(number.closest("svg")).toBe(number);
  expect(number.parentElement?.closest("svg")).toBeNull();
  await unmount(shown);
});
