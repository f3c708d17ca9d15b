import { mount, tick, unmount, type Component } from "svelte";
import { expect, test, vi } from "vitest";
import Devices from "../devices/Devices.svelte";
import { ApiError } from "../lib/net/api";
import * as words from "../lib/i18n/i18n.svelte";
import Lists from "../pages/home/Lists.svelte";
import Import from "./Import.svelte";
import ImportButton from "./ImportButton.svelte";

// A closed page must not reject: an unhandled rejection fails the whole run.
vi.mock("../lib/i18n/i18n.svelte", { spy: true });

test.each<[string, Component]>([
  ["the devices", Devices],
  ["the lists of the home page", Lists],
  ["the import page", Import],
  ["the way to the import page", ImportButton],
])("without catalogues, %s show nothing and cause no error", async (_, shown) => {
  vi.mocked(words.need).mockImplementation(() =>
    Promise.reject(new ApiError(0, "net/part", "replay")),
  );
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const page = mount(shown, { target: document.body });
  await tick();
  await new Promise((done) => setTimeout(done));

  expect(document.body.textContent.trim()).toBe("");
  await unmount(page);
});
