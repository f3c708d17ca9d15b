/** Texts that a translator has replaced by `<font>` elements, and what the page does with them. */

import { beforeAll, beforeEach, expect, test } from "vitest";
import { repairTranslations } from "./page-translation";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
let text: Text;

beforeAll(repairTranslations);
beforeEach(async () => {
  document.body.innerHTML = "<p></p><p id=other></p>";
  text = document.createTextNode("two chips");
  document.querySelector("p")?.append(text);
  const font = document.createElement("font");
  font.textContent = "dos fichas";
  text.replaceWith(font);
  await settled();
});
const shown = (): string => document.body.textContent;

test("the translation is shown until the page changes the text", async () => {
  expect(shown()).toBe("dos fichas");

  text.data = "three chips";
  await settled();
  expect(shown()).toBe("three chips");
});

test("a removed text takes its translation along", async () => {
  text.remove();
  await settled();
  expect(shown()).toBe("");
});

test("a moved text is shown at its new place", async () => {
  document.getElementById("other")?.append(text);
  await settled();
  expect(shown()).toBe("two chips");
  expect(document.getElementById("other")?.textContent).toBe("two chips");
});

test("a text that the page removes without a translator stays removed", async () => {
  const plain = document.createTextNode("a sentence");
  document.body.append(plain);
  await settled();
  plain.remove();
  await settled();
  expect(shown()).toBe("dos fichas");
});
