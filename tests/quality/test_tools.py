"""Checkers run as tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import front
from tools.install import UV
from tools.steps import ROOT

BIN = Path(sys.executable).parent
VITEST = (front.node(), front.FRONT / "node_modules" / "vitest" / "vitest.mjs", "run")
PRETTIER = (front.node(), front.FRONT / "node_modules" / "prettier" / "bin" / "prettier.cjs")
ESLINT = (front.node(), front.FRONT / "node_modules" / "eslint" / "bin" / "eslint.js")
CACHE = "node_modules/.cache/eslint"  # it goes when packages are installed
LESSONS = "src/coach/lessons.test.ts"
CHECKS = {
    "formatted": ["ruff", "format", "--check", "."],
    "linted": ["ruff", "check", "."],
    "typed": ["mypy"],
    "layered": ["lint-imports", "--no-cache"],
}


def run(command: list[str | Path], where: Path = ROOT) -> None:
    env = {**os.environ, **front.with_node(), "NO_COLOR": "1", "MOGULS_PYTHON": sys.executable}
    done = subprocess.run(command, cwd=where, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}", pytrace=False)


@pytest.mark.parametrize("name", CHECKS)
def test_the_python_side_is(name: str) -> None:
    program, *arguments = CHECKS[name]
    run([BIN / program, *arguments])


def test_the_client_is_formatted() -> None:
    """Prettier looks again only at what has changed; its cache goes when packages are installed."""
    run([*PRETTIER, "--check", "--cache", "--cache-strategy", "content", "."], front.FRONT)


def test_the_client_is_linted() -> None:
    """Only what has changed is read again, so a first run tells more: types reach over files."""
    cache = ["--cache", "--cache-strategy", "content", "--cache-location", CACHE]
    run([*ESLINT, "--max-warnings", "0", *cache, "."], front.FRONT)


def test_the_client_is_typed_and_accessible_to_its_checker() -> None:
    checker = front.FRONT / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    options = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]
    run([front.node(), checker, *options], front.FRONT)


def test_the_logic_of_the_client_holds() -> None:
    run([*VITEST, "--exclude", LESSONS], front.FRONT)


@pytest.mark.slow
def test_the_coach_says_what_is_so() -> None:
    run([*VITEST, LESSONS], front.FRONT)


def test_the_locks_are_current() -> None:
    """The locked packages satisfy pyproject.toml, and they are the ones installed."""
    run([UV, "pip", "check", "--python", sys.executable])
