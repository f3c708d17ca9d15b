/** The crash as one feels it: the hall shakes, the paper tears, the ticker runs red, the phone trembles. */

import { calm } from "./fly";
import "./quake.css";

const SHAKE = 900;
const PARTS = ".floor > *";
const TREMBLE = [140, 50, 260, 60, 90];
const STEPS = [[0, 0], [-14, 6], [12, -9], [-10, -5], [9, 7], [-6, 4], [4, -3], [-2, 1], [0, 0]] as const;

const element = (kind: string, text = ""): HTMLElement => {
  const made = document.createElement("div");
  made.className = kind;
  made.textContent = text;
  return made;
};

/** Let the table quake once; `word` runs along the ticker. Nothing for those who want no motion. */
export async function quake(word: string): Promise<void> {
  if (calm()) return;
  navigator.vibrate?.(TREMBLE);
  const path = STEPS.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px) rotate(${x / 24}deg)` }));
  for (const part of document.querySelectorAll(PARTS)) part.animate(path, { duration: SHAKE, easing: "ease-out" });
  const scene = element("quake");
  scene.setAttribute("aria-hidden", "true");
  scene.append(element("flash"), element("half upper"), element("half lower"), element("ticker", `${word} ▼ `.repeat(24)));
  document.body.append(scene);
  await Promise.all(scene.getAnimations({ subtree: true }).map((each) => each.finished.catch(() => undefined)));
  scene.remove();
}
