import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import DockButton, { ICONS } from "./DockButton.svelte";

test.each(Object.keys(ICONS) as (keyof typeof ICONS)[])("a button draws its icon: %s", (icon) => {
  const target = document.createElement("div");
  const shown = mount(DockButton, { target, props: { icon, label: "Something" } });

  expect(target.querySelector("path")?.getAttribute("d")).toMatch(/^M\d/);
  void unmount(shown);
});
