import { mount } from "svelte";
import App from "./App.svelte";
import { load, preferred } from "./lib/i18n.svelte";
import "./styles/base.css";

await load(preferred());
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const policy = window.trustedTypes?.createPolicy("sw", { createScriptURL: (url) => url });
  void navigator.serviceWorker.register((policy?.createScriptURL("/sw.js") ?? "/sw.js") as string);
}
