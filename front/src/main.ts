import { mount } from "svelte";
import App from "./App.svelte";
import { load, preferred } from "./lib/i18n/i18n.svelte";
import { repairTranslations } from "./lib/i18n/page-translation";
import { install } from "./lib/net/connectivity.svelte";
import "./styles/base.css";

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
  });
