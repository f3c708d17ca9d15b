import { expect, test } from "vitest";
import { screenAt } from "./routes";

test.each([
  ["/", null, {}],
  ["/t/abc", "title-table", { id: "abc" }],
  ["/t/abc/hand", "title-table", { id: "abc", kind: "hand" }],
  ["/t/abc/screen", "title-table", { id: "abc", kind: "screen" }],
  ["/rules", "title-rules", {}],
  ["/rules/", "title-rules", {}],
  ["/rules/take-stock", "title-rules", { game: "take-stock" }],
  ["/replay/abc", "title-replay", { replay: "abc" }],
  ["/replay/abc/12", "title-replay", { replay: "abc", moment: "12" }],
  ["/review/a%20b", "title-review", { replay: "a b" }],
  ["/lobby", "title-lobby", {}],
])("%s is a screen", (path, title, props) => {
  expect(screenAt(path)).toMatchObject({ title, props });
});

test.each([
  "/nowhere",
  "/t",
  "/t/abc/eye",
  "/lobby/more",
  "/replay/abc/last",
  "/rules/%E0%A4%A",
  "/lobby//",
])("%s is none", (path) => {
  expect(screenAt(path).title).toBe("title-missing");
});
