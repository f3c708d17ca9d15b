"""Files say one thing and functions fit on a screen."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from tests.quality.files import files, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_FILE = 400  # lines
MAX_FUNCTION = 40  # lines of the body, without the docstring
GENERATED = ("types.gen.ts",)


def test_no_file_is_longer_than_400_lines() -> None:
    own = [path for path in files(".py", ".ts", ".svelte", ".css") if path.name not in GENERATED]
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in own}

    assert {name: length for name, length in lengths.items() if length > MAX_FILE} == {}


def test_no_function_is_longer_than_40_lines() -> None:
    assert [f"{name}: {length}" for name, length in functions() if length > MAX_FUNCTION] == []


def functions() -> Iterator[tuple[str, int]]:
    """Yield each function with the lines of its body."""
    for path in files(".py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                body = node.body[1:] if ast.get_docstring(node) else node.body
                length = (node.end_lineno or 0) - body[0].lineno + 1 if body else 0
                yield f"{name_of(path)}::{node.name}", length
