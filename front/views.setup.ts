/** Global set-up: views of each game, made by the Python package. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";

const ROOT = resolve(import.meta.dirname, "..");
const OWN = resolve(ROOT, ".venv/bin/python");

export default function (project: TestProject): void {
  const python = process.env.MOGULS_PYTHON ?? (existsSync(OWN) ? OWN : "python3");
  const told = execFileSync(python, ["-m", "tests.words.views"], { cwd: ROOT, encoding: "utf-8" });
  const { views, moments, events } = JSON.parse(told);
  project.provide("views", views);
  project.provide("moments", moments);
  project.provide("events", events);
}
