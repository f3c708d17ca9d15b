"""The project's own files, new ones included."""

from __future__ import annotations

import subprocess
from functools import cache
from typing import TYPE_CHECKING

from tools.steps import ROOT

if TYPE_CHECKING:
    from pathlib import Path


@cache
def own_files() -> tuple[Path, ...]:
    """Return all files that Git keeps or would keep."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(path for path in map(ROOT.joinpath, names.splitlines()) if path.is_file())


def files(*kinds: str) -> list[Path]:
    """Return the own files whose names end in one of these."""
    return [path for path in own_files() if path.name.endswith(kinds)]


def name_of(path: Path) -> str:
    """Return a path as a reader knows it."""
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    """Return the text of a file, or nothing if it is no text."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""
