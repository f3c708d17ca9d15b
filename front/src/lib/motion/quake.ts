/** Crash effect: the table shakes, the paper tears, the ticker runs red, the phone vibrates. */

import "./quake.css";
import { motionless } from "../storage/settings.svelte";

const SHAKE = 900;
/** How long the ticker runs (quake.css), in ms. */
const RUNS = 2400;
const PARTS = ".floor > *";
const TREMBLE = [140, 50, 260, 60, 90];
const STEPS = [
  [0, 0],
  [-14, 6],
  [12, -9],
  [-10, -5],
  [9, 7],
  [-6, 4],
  [4, -3],
  [-2, 1],
  [0, 0],
] as const;

const element = (kind: string, text = ""): HTMLElement => {
  const made = document.createElement("div");
  made.className = kind;
  made.textContent = text;
  return made;
};

const ticker = (word: string): HTMLElement => element("ticker", `${word} ▼ `.repeat(24));

/** Show the scene over the table. */
function show(...parts: HTMLElement[]): HTMLElement {
  const scene = element("quake");
  scene.setAttribute("aria-hidden", "true");
  scene.append(...parts);
  document.body.append(scene);
  return scene;
}

/** Show the word alone and still. */
async function stand(word: string): Promise<void> {
  const scene = show(ticker(word));
  await new Promise((done) => setTimeout(done, RUNS));
  scene.remove();
}

/** Play the effect once; `word` runs along the ticker. With reduced motion it stands still for the same time. */
export async function quake(word: string): Promise<void> {
  if (document.hidden) return;
  if (motionless()) return stand(word);
  navigator.vibrate?.(TREMBLE);
  const path = STEPS.map(([x, y]) => ({
    transform: `translate(${x}px, ${y}px) rotate(${x / 24}deg)`,
  }));
  for (const part of document.querySelectorAll(PARTS))
    part.animate(path, { duration: SHAKE, easing: "ease-out" });
  const scene = show(element("flash"), element("half upper"), element("half lower"), ticker(word));
  await Promise.all(
    scene.getAnimations({ subtree: true }).map((each) => each.finished.catch(() => undefined)),
  );
  scene.remove();
}
