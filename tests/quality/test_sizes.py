"""Files say one thing and functions fit on a screen."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from tests.quality.files import files, name_of
from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_FILE = 400  # lines
MAX_FUNCTION = 40  # lines of the body, without the docstring
# Nobody edits it and few read it: it is as long as the messages are many, and those stand in files
# that are held to the limit. Cut in parts it would only make its readers look where a type is.
GENERATED = {"front/src/lib/net/types.gen.ts": "// Made by `python -m tools.typescript`"}


def test_no_file_is_longer_than_400_lines() -> None:
    own = [p for p in files(".py", ".ts", ".svelte", ".css") if name_of(p) not in GENERATED]
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in own}

    assert {name: length for name, length in lengths.items() if length > MAX_FILE} == {}


@pytest.mark.parametrize(("name", "head"), GENERATED.items())
def test_only_what_a_program_writes_may_be_longer(name: str, head: str) -> None:
    assert (ROOT / name).read_text("utf-8").startswith(head)


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
