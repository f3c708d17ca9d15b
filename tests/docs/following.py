"""Follower of pages that add files, lines and commands to a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.quality.files import name_of, own_files
from tools.steps import ROOT

STEP = re.compile(
    r"^New file `(?P<new>[^`]+)`:\n\n```\w+\n(?P<text>.*?)^```$"
    r"|^In `(?P<old>[^`]+)`, below `(?P<below>[^`]+)`:\n\n```\w+\n(?P<line>.*?)^```$"
    r"|^In `(?P<file>[^`]+)`, `(?P<before>[^`]+)` becomes `(?P<after>[^`]+)`\.$"
    r"|^ {4}\$ (?P<command>[^\n]+)$",
    re.MULTILINE | re.DOTALL,
)
NEEDED = ("src/", "tests/", "locales/", "tools/", "pyproject.toml", "go.py", ".gitignore")
WEB = "src/moguls/web"


class Done(NamedTuple):
    """A command of the page, and what it printed."""

    command: str
    status: int
    printed: str


def copied(folder: Path) -> Path:
    for path in own_files():
        name = name_of(path)
        if name.startswith(NEEDED):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, folder / name)
    shutil.copytree(ROOT / WEB, folder / WEB)
    (folder / ".venv").symlink_to(sys.prefix)
    return folder


def environment(project: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(project / "src")}


def follow(page: str, project: Path) -> Iterator[Done]:
    for step in STEP.finditer(page):
        if step["new"]:
            path = project / step["new"]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(step["text"], "utf-8")
        elif step["old"]:
            _insert(project / step["old"], step["below"], step["line"])
        elif step["file"]:
            _replace(project / step["file"], step["before"], step["after"])
        else:
            yield _run(step["command"], project)


def _insert(path: Path, below: str, text: str) -> None:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    (at,) = (k for k, line in enumerate(lines) if line.strip() == below)
    path.write_text("".join([*lines[: at + 1], text, *lines[at + 1 :]]), "utf-8")


def _replace(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(before) == 1, (path, before)
    path.write_text(text.replace(before, after), "utf-8")


def _run(command: str, project: Path) -> Done:
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=project,
        env=environment(project),
        capture_output=True,
        text=True,
        check=False,
    )
    return Done(command, done.returncode, done.stdout + done.stderr)
