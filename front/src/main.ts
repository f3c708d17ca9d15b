import { mount } from "svelte";
import App from "./App.svelte";
import { load, preferred } from "./lib/i18n.svelte";
import { install } from "./lib/line.svelte";
import "./styles/base.css";

await load(preferred());
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) void install();
