"""The project's own files, new ones included; needs no Git, since an archive has none."""

from __future__ import annotations

from fnmatch import fnmatch
from functools import cache
from typing import TYPE_CHECKING

from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@cache
def own_files() -> tuple[Path, ...]:
    """Return all files that .gitignore does not leave out."""
    lines = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    ignored = [".git", *(line.rstrip("/") for line in lines if line and not line.startswith("#"))]
    return tuple(sorted(_walk(ROOT, ignored)))


def _walk(folder: Path, ignored: list[str]) -> Iterator[Path]:
    """Yield the files below a folder; a pattern is a name, or a path if it begins with a slash."""
    for path in folder.iterdir():
        names = (path.name, f"/{name_of(path)}")
        if any(fnmatch(name, pattern) for name in names for pattern in ignored):
            continue
        if path.is_dir():
            yield from _walk(path, ignored)
        elif path.is_file():
            yield path


def files(*kinds: str) -> list[Path]:
    return [path for path in own_files() if path.name.endswith(kinds)]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    """Return the text of a file, or nothing if it is not text."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""
