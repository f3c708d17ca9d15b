/** The account in the settings, and the page that signs in. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import { ApiError } from "../lib/net/api";
import type { AnyComponent } from "../lib/loading/part";
import SignIn from "../pages/SignIn.svelte";
import Account from "./Account.svelte";

const api = vi.hoisted(() => ({
  account: vi.fn(),
  dropAccount: vi.fn(),
  makeRecovery: vi.fn(),
  dropRecovery: vi.fn(),
  askSignInMail: vi.fn(),
  recover: vi.fn(),
  beginPasskey: vi.fn(),
  addPasskey: vi.fn(),
  dropPasskey: vi.fn(),
  askPasskey: vi.fn(),
  tryPasskey: vi.fn(),
  lookAtSignIn: vi.fn(),
  signIn: vi.fn(),
}));
const { me } = vi.hoisted(() => ({ me: vi.fn() }));
vi.mock("./api", () => api);
vi.mock("../lib/net/api", async (original) => ({
  ...(await original<object>()),
  me,
}));

const NOTHING = {
  recovery_made_at: null,
  recovery_used_at: null,
  passkeys: [],
  passkeys_off: "",
  mail: false,
};
const OFFER = {
  link: "secret",
  seconds: 900,
  name: "Ada",
  already_signed_in: false,
  current_name: "Guest 1234",
  tables_left: 0,
  games: 0,
  running: 0,
};
let shown: object[] = [];

beforeEach(async () => {
  vi.resetAllMocks();
  me.mockResolvedValue({ name: "Ada" });
  api.account.mockResolvedValue(NOTHING);
  api.makeRecovery.mockResolvedValue({ code: "ABCD-EFGH-JKMN-PQRS", made_at: 0 });
  await need("account", "devices");
  await load("en");
});
afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
});

const page = (): string => document.body.textContent.replace(/\s+/g, " ");

async function open(of: AnyComponent): Promise<void> {
  shown.push(mount(of, { target: document.body }));
  await settled();
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  await vi.waitFor(() => {
    flushSync();
  });
}

async function press(words: string): Promise<void> {
  const buttons = [...document.querySelectorAll("button")];
  const button = buttons.find((it) => it.textContent.includes(words));
  expect(button, words).toBeDefined();
  button?.click();
  await settled();
}

test("a recovery code is shown once, and the settings say that there is one", async () => {
  await open(Account);
  await vi.waitFor(() => {
    expect(page()).toContain("Create a recovery code");
  });
  await press("Create a recovery code");
  await vi.waitFor(() => {
    expect(page()).toContain("ABCD-EFGH-JKMN-PQRS");
  });

  api.account.mockResolvedValue({ ...NOTHING, recovery_made_at: 1_700_000_000 });
  await press("I have it");
  await vi.waitFor(() => {
    expect(page()).toContain("You have a recovery code, made on");
  });
  expect(page()).not.toContain("ABCD-EFGH");
});

test("a link in the address signs nobody in before its button is pressed", async () => {
  location.hash = "secret";
  api.lookAtSignIn.mockResolvedValue(OFFER);
  await open(SignIn);
  await vi.waitFor(() => {
    expect(page()).toContain("Continue here as Ada?");
  });
  expect(api.lookAtSignIn).toHaveBeenCalledWith("secret");
  expect(api.signIn).not.toHaveBeenCalled();

  api.signIn.mockRejectedValue(new ApiError(410, "one_time/used", "Used."));
  await press("Continue as Ada");
  expect(api.signIn).toHaveBeenCalledWith("secret", { bring: false, leave: false });
});

test.each([
  ["Bring them along and continue as Ada", true],
  ["Leave them and continue as Ada", false],
])("who has games as a guest decides about them: %s", async (words, bring) => {
  location.hash = "secret";
  api.lookAtSignIn.mockResolvedValue({ ...OFFER, tables_left: 1, games: 3, running: 1 });
  await open(SignIn);
  await vi.waitFor(() => {
    expect(page()).toContain("you are Guest 1234 now, with 3 games, 1 still running.");
  });
  expect(page()).toContain("the seat at one table is lost for good");

  api.signIn.mockRejectedValue(new ApiError(410, "one_time/used", "Used."));
  await press(words);
  expect(api.signIn).toHaveBeenCalledWith("secret", { bring, leave: !bring });
});

test.each([
  ["insecure", "need HTTPS"],
  ["address", "need a host name"],
])("settings say in one sentence why passkeys are not possible: %s", async (off, words) => {
  api.account.mockResolvedValue({ ...NOTHING, passkeys_off: off });
  await open(Account);
  await vi.waitFor(() => {
    expect(page()).toContain(words);
  });
  expect(page()).not.toContain("Add a passkey");
});

test("without the library of the server passkeys are not mentioned", async () => {
  api.account.mockResolvedValue({ ...NOTHING, passkeys_off: "missing" });
  await open(Account);
  await vi.waitFor(() => {
    expect(page()).toContain("Recovery code");
  });
  expect(page()).not.toMatch(/passkey/i);
});

test("an account is deleted only after the consequences were shown", async () => {
  api.dropAccount.mockRejectedValue(new ApiError(429, "wire/rate_limited", "Later."));
  await open(Account);
  await vi.waitFor(() => {
    expect(page()).toContain("Delete my account");
  });
  await press("Delete my account");
  expect(page()).toContain("“Former player” everywhere");
  expect(api.dropAccount).not.toHaveBeenCalled();
  await press("Delete for good");
  expect(api.dropAccount).toHaveBeenCalledOnce();
});
