import { mount } from "svelte";
import App from "./App.svelte";
import { load, preferred } from "./lib/i18n/i18n.svelte";
import { repairTranslations } from "./lib/i18n/page-translation";
import { once } from "./lib/loading/once";
import { install } from "./lib/net/connectivity.svelte";
import { local } from "./lib/storage/store";
import "./styles/base.css";

const push = once(() => import("./notify/push"));

// No `await` at the top of a module, here or anywhere: WebKit may run what imports such a module too soon.
void load(preferred())
  .catch(() => load("en"))
  .catch(() => undefined)
  .then(() => {
    const target = document.getElementById("app");
    if (!target) return; // public/old-browser.js
    repairTranslations();
    mount(App, { target });
    if (import.meta.env.PROD) void install();
    // Known only to the channels of a person: everybody else need not load it.
    if (local.get("moguls.notify")) void push().then(({ renew }) => renew());
  });
