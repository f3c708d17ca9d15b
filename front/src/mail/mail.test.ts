import { mount, unmount, flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import { screenAt } from "../routes";
import MailMove from "./MailMove.svelte";
import MailPanel from "./MailPanel.svelte";
import MailStop from "./MailStop.svelte";

const ADDRESS = {
  id: "abc",
  address: "ada@example.org",
  mode: "digest",
  hour: 8,
  zone: "Europe/Rome",
  sent_at: null,
  failing_since: null,
};

beforeAll(() => need("mail"));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

/** Answers of the server by method and path; what was asked is listed. */
function server(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const what = `${init.method} ${url.replace(/^.*\/api/, "")}`;
    asked.push(init.body && init.body !== "{}" ? `${what} ${String(init.body)}` : what);
    return Promise.resolve(Response.json(answers[what] ?? {}));
  });
  return asked;
}

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 20));
  flushSync();
}

test.each([
  ["/mail/confirm", "mail-confirm-title", {}],
  ["/mail/stop/abc/x_y", "mail-stop-title", { channel: "abc", secret: "x_y" }],
])("%s is a page", (path, title, props) => {
  expect(screenAt(path)).toMatchObject({ title, props });
});

test("a link that ends mails does nothing before the button is pressed", async () => {
  const asked = server({});
  const page = mount(MailStop, { target: document.body, props: { channel: "abc", secret: "x" } });
  await settled();
  expect(asked).toEqual([]);

  document.querySelector("button")?.click();
  await settled();

  expect(asked).toEqual(["POST /mail/stop/abc/x"]);
  expect(document.querySelector("[role=status]")?.textContent).toContain("no more mails");
  void unmount(page);
});

test("the panel is empty where the server sends no mail", async () => {
  server({ "GET /me/mail": { offered: false, addresses: [] } });
  const panel = mount(MailPanel, { target: document.body });
  await settled();

  expect(document.body.textContent).toBe("");
  void unmount(panel);
});

test("the hour of a digest can be changed", async () => {
  const info = { offered: true, addresses: [ADDRESS] };
  const asked = server({ "GET /me/mail": info, "PUT /me/mail/abc": info });
  const panel = mount(MailPanel, { target: document.body });
  await settled();
  const hour = document.querySelector("select");
  if (!hour) throw new Error("no hour");
  expect(hour.value).toBe("8");
  hour.value = "20";
  hour.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();

  expect(asked[1]).toContain('PUT /me/mail/abc {"mode":"digest","hour":20,"zone":"');
  void unmount(panel);
});

test("a link of a move shows the move, and plays it with the button", async () => {
  const info = { table: "xyz", game: "Mogul", name: "Ada", move: "Bid a chip" };
  const asked = server({ "POST /mail/move/look": info });
  const page = mount(MailMove, { target: document.body });
  await settled();
  expect(document.body.textContent).toContain("Mogul, Ada: “Bid a chip”");
  expect(asked).toHaveLength(1);

  document.querySelector("button")?.click();
  await settled();

  expect(asked[1]).toContain("POST /mail/move ");
  expect(document.querySelector("a")?.getAttribute("href")).toContain("/t/xyz");
  void unmount(page);
});

test("a link of a move that is over says so and has nothing to press", async () => {
  const error = { code: "mail/past_move", text: "This move is no longer possible." };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error }, { status: 410 })));
  const page = mount(MailMove, { target: document.body });
  await settled();

  expect(document.querySelector("[role=alert]")?.textContent).toContain("no longer possible");
  expect(document.querySelector("button")).toBeNull();
  void unmount(page);
});

test("what was sent is said in the language that is chosen meanwhile", async () => {
  server({ "GET /me/mail": { offered: true, addresses: [] } });
  const panel = mount(MailPanel, { target: document.body });
  await settled();
  const field = document.querySelector<HTMLInputElement>("#mail-address")!;
  field.value = "ada@example.org";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await settled();
  expect(document.querySelector(".said")?.textContent).toContain("A link has been sent to");

  await load("de");
  flushSync();

  expect(document.querySelector(".said")?.textContent).toContain("Ein Link ging an");
  await load("en");
  void unmount(panel);
});
