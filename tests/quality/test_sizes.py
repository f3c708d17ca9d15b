"""Files say one thing and functions fit on a screen."""

from __future__ import annotations

import ast
import subprocess
from typing import TYPE_CHECKING

from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAX_FILE = 400  # lines
MAX_FUNCTION = 40  # lines, docstring and signature left out
GENERATED = {"types.gen.ts"}
SOURCES = (".py", ".ts", ".svelte", ".css")


def sources(*kinds: str) -> list[Path]:
    """Return the project's own source files, new ones included."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [ROOT / name for name in names.splitlines()]
    return [p for p in paths if p.suffix in kinds and p.exists() and p.name not in GENERATED]


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {
        str(p.relative_to(ROOT)): len(p.read_text("utf-8").splitlines()) for p in sources(*SOURCES)
    }

    assert {name: n for name, n in lengths.items() if n > MAX_FILE} == {}


def test_no_function_is_longer_than_40_lines() -> None:
    assert [f"{name}: {n} lines" for name, n in functions() if n > MAX_FUNCTION] == []


def functions() -> Iterator[tuple[str, int]]:
    """Yield each function with the lines of its body."""
    for path in sources(".py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                body = node.body[1:] if ast.get_docstring(node) else node.body
                length = (node.end_lineno or 0) - body[0].lineno + 1 if body else 0
                yield f"{path.relative_to(ROOT)}::{node.name}", length
