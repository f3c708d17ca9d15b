"""Clauses cited in code and tests, both ways; see CONTRIBUTING.md."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from tools import trace
from tools.trace import COMMAND, GAMES, ID, PAGE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Files of a game that hold no rule of their own; each with what it is for.
NO_RULES = {
    "__main__.py": "prints a game",
    "game.py": "assembles the game",
    "check.py": "writes a state as records have it",
    "drawing.py": "draws a table as SVG",
    "events.py": "tells what happened",
    "meanings.py": "says what the numbers of an observation mean",
    "observe.py": "lays an observation out as numbers",
    "picture.py": "draws a table as text",
    "view.py": "tells a seat what it may know",
    "words.py": "says what happened",
}
# Public functions in the other files that carry out no clause; each with what it is for.
HELPERS = {
    "digest": "makes one number of how a game ended, to compare runs",
    "read_deal": "reads a deal from a record",
    "setup": "calls what sets up, in order",
}


@pytest.fixture(scope="module")
def found() -> trace.Trace:
    return trace.read()


def test_every_game_has_a_rule_book() -> None:
    without = [
        p.parent.name for p in GAMES.glob("*/game.py") if not (p.parent / "RULES.md").exists()
    ]

    assert without == []


def test_every_binding_clause_has_code_and_a_test(found: trace.Trace) -> None:
    assert found.gaps() == []


def test_every_cited_clause_is_in_a_rule_book(found: trace.Trace) -> None:
    assert found.unknown() == []


def test_the_trace_page_is_current(found: trace.Trace) -> None:
    is_current = PAGE.exists() and PAGE.read_text("utf-8") == trace.page(found)

    assert is_current, f"docs/trace.md is stale; write it again: {COMMAND}"


def test_every_public_function_of_a_game_cites_a_clause() -> None:
    assert list(uncited()) == []


def uncited() -> Iterator[str]:
    for path in sorted(GAMES.glob("*/*.py")):
        if path.name not in NO_RULES:
            source = path.read_text("utf-8")
            functions = [n for n in ast.parse(source).body if isinstance(n, ast.FunctionDef)]
            for node in functions:
                cites = ID.search(ast.get_source_segment(source, node) or "")
                if not (cites or node.name in HELPERS or node.name.startswith("_")):
                    yield f"{path.parent.name}/{path.name}: {node.name} cites no clause"


@pytest.mark.parametrize("name", sorted(NO_RULES))
def test_every_exempt_file_is_there(name: str) -> None:
    assert list(GAMES.glob(f"*/{name}")), f"{name} is gone; take it off the list"


def test_a_remark_a_docstring_and_a_marker_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trace, "ROOT", tmp_path)
    code, test = tmp_path / "code.py", tmp_path / "test_code.py"
    code.write_text('def f():\n    """Do. Rules: ZZZ-A1."""\n    return 1  # ZZZ-A2\n')
    test.write_text('@pytest.mark.rule("ZZZ-A1", "ZZZ-A2")\ndef test_f():\n    pass\n')

    assert dict(trace.code_citations(code)) == {"ZZZ-A1": "code.py::f", "ZZZ-A2": "code.py::f"}
    assert dict(trace.test_citations(test)) == dict.fromkeys(
        ("ZZZ-A1", "ZZZ-A2"), "test_code.py::test_f"
    )
