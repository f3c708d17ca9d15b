"""Trace from each clause of the rule books to its code and tests: `python3 go.py trace`.

Code cites a clause in the last line of a docstring (`Rules: M02-A2.`), by a trailing remark
(`# M02-A2`), or beside the reason of a denial; a test by `@pytest.mark.rule("M02-A2")`.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from moguls.core.text.rulebook import Clause

GAMES = ROOT / "src" / "moguls" / "games"
TESTS = ROOT / "tests"
PAGE = ROOT / "docs" / "trace.md"
ID = re.compile(r"\b[A-Z][A-Z0-9]{2}-[A-Z]\d+\b")
COMMAND = "python3 go.py trace"
# From Python 3.12 on, texts with values in them are tokens of their own.
CITING = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
HEAD = f"""\
# Trace

Every clause of every rule book, the code that cites it and the tests that show it to hold.
Written by `{COMMAND}`; a test fails when it is stale.
"""


@dataclass
class Trace:
    """What was found: places by clause id."""

    clauses: dict[str, Clause]
    code: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    tests: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def gaps(self) -> list[str]:
        """Return a sentence for each binding clause without code or test."""
        found = []
        for clause in self.clauses.values():
            if clause.status == "binding":
                for what, places in (
                    ("code that cites", self.code),
                    ("test marked with", self.tests),
                ):
                    if clause.id not in places:
                        found.append(f"no {what} {clause.id} ({clause.title})")
        return found

    def unknown(self) -> list[str]:
        """Return a sentence for each id that is cited and that no rule book has."""
        cited = [
            (key, place)
            for where in (self.code, self.tests)
            for key in where
            for place in where[key]
        ]
        return [
            f"{place} cites {key}, which no rule book has"
            for key, place in sorted(cited)
            if key not in self.clauses
        ]


def read() -> Trace:
    """Read the rule books, the code of the games and the tests."""
    trace = Trace(known_clauses())
    for path in sorted(GAMES.rglob("*.py")):
        for key, place in code_citations(path):
            trace.code[key].add(place)
    for path in sorted(TESTS.rglob("test_*.py")):
        for key, place in test_citations(path):
            trace.tests[key].add(place)
    return trace


def known_clauses() -> dict[str, Clause]:
    """Return the clauses of all rule books by id."""
    from moguls.core.text import rulebook as clauses  # noqa: PLC0415  # go.py reads this module before it is installed

    books = sorted(GAMES.glob("*/RULES.md"))
    return {clause.id: clause for book in books for clause in clauses.load(book.read_text("utf-8"))}


def code_citations(path: Path) -> Iterator[tuple[str, str]]:
    """Yield clause id and place for each citation in a source file: comments and texts."""
    source = path.read_text("utf-8")
    owners = _owners(ast.parse(source))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in CITING:
            for key in ID.findall(token.string):
                yield key, _place(path, owners, token.start[0])


def test_citations(path: Path) -> Iterator[tuple[str, str]]:
    """Yield clause id and place for each `pytest.mark.rule(...)` in a test file."""
    tree = ast.parse(path.read_text("utf-8"))
    owners = _owners(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value), _place(path, owners, node.lineno)


def _owners(tree: ast.Module) -> list[tuple[int, int, str]]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return [
        (
            min([node.lineno, *(d.lineno for d in node.decorator_list)]),
            node.end_lineno or 0,
            node.name,
        )
        for node in tree.body
        if isinstance(node, kinds)
    ]


def _place(path: Path, owners: list[tuple[int, int, str]], line: int) -> str:
    name = next((name for first, last, name in owners if first <= line <= last), "")
    return f"{path.relative_to(ROOT).as_posix()}{'::' if name else ''}{name}"


def page(trace: Trace) -> str:
    """Return docs/trace.md."""
    rows = [HEAD, "| Clause | | Status | Code | Tests |", "| --- | --- | --- | --- | --- |"]
    for clause in trace.clauses.values():
        code, tests = (_links(places.get(clause.id, set())) for places in (trace.code, trace.tests))
        rows.append(f"| {clause.id} | {clause.title} | {clause.status} | {code} | {tests} |")
    return "\n".join(rows) + "\n"


def _links(places: set[str]) -> str:
    links = []
    for place in sorted(places):
        path, _, name = place.partition("::")
        links.append(f"[{name or path.rpartition('/')[2]}](../{path})")
    return ", ".join(links)


def main() -> int:
    """Write the page; print what is missing."""
    trace = read()
    PAGE.write_text(page(trace), "utf-8")
    faults = [*trace.unknown(), *trace.gaps()]
    for fault in faults:
        print(fault)
    print(f"{PAGE.relative_to(ROOT)}: {len(trace.clauses)} clauses, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
