"""Limits on the length of files and functions."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from tests.quality.files import files, name_of
from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_FILE = 400  # lines
MAX_LONG_FILE = 600
MAX_FUNCTION = 40  # lines of the body, without the docstring
# At most eight files, each one concept, with the reason why it is not divided.
LONG = {
    "src/moguls/core/play/playthrough.py": "all verbs of a game; in two files it was two classes",
}
# Nobody edits it and few read it: it is as long as the messages are many, and those stand in files
# that are held to the limit. Cut in parts it would only make its readers look where a type is.
GENERATED = {"front/src/lib/net/types.gen.ts": "// Made by `python -m tools.typescript`"}


def test_no_file_is_longer_than_400_lines() -> None:
    own = [p for p in files(".py", ".ts", ".svelte", ".css") if name_of(p) not in GENERATED]
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in own}
    long = {name: length for name, length in lengths.items() if length > MAX_FILE}

    assert {name: length for name, length in long.items() if name not in LONG} == {}
    assert {name: long.get(name, 0) for name in LONG if long.get(name, 0) <= MAX_FILE} == {}
    assert max(long.values(), default=0) <= MAX_LONG_FILE
    assert len(LONG) <= 8


@pytest.mark.parametrize(("name", "head"), GENERATED.items())
def test_only_what_a_program_writes_may_be_longer(name: str, head: str) -> None:
    assert (ROOT / name).read_text("utf-8").startswith(head)


def test_no_function_is_longer_than_40_lines() -> None:
    assert [f"{name}: {length}" for name, length in functions() if length > MAX_FUNCTION] == []


def functions() -> Iterator[tuple[str, int]]:
    for path in files(".py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                body = node.body[1:] if ast.get_docstring(node) else node.body
                length = (node.end_lineno or 0) - body[0].lineno + 1 if body else 0
                yield f"{name_of(path)}::{node.name}", length
