"""The diagrams of `docs/architecture.md` against the imports."""

from __future__ import annotations

import os.path
import re
from functools import cache
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

import grimp
import pytest

from tests.quality.files import files, name_of, text_of
from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

CHAPTERS = (
    "The kernel",
    "The core",
    "Learning and data",
    "Bots",
    "Arena",
    "Review",
    "The server",
    "The client",
)
DIAGRAM = re.compile(r"^```mermaid\n(.*?)^```", re.MULTILINE | re.DOTALL)
NODE = re.compile(r'(\w+)\["([^"]+)"\]')
ARROW = re.compile(r"^(\w+) (-->|-\.->)(?:\|[^|]*\|)? (\w+)$")
# What a file of the client imports, types apart, which are gone once it is built.
FROM = re.compile(
    r"""^\s*(?:import|export)\b(?!\s*\()(?!\s+type\b)(?:[^;"']*?from)?\s*["'](\.[^"']+)["']"""
    r"""|import\(\s*["'](\.[^"']+)["']""",
    re.MULTILINE,
)


class Arrow(NamedTuple):
    """An arrow of a diagram, by the paths that its ends stand for."""

    source: tuple[str, ...]
    target: tuple[str, ...]
    by_name: bool


def arrows(chapter: str) -> list[Arrow]:
    page = text_of(ROOT / "docs" / "architecture.md")
    section = page.split(f"\n## {chapter}\n")[1].split("\n## ")[0]
    (diagram,) = DIAGRAM.findall(section)
    nodes = {name: tuple(label.split(", ")) for name, label in NODE.findall(diagram)}
    lines = [NODE.sub(r"\1", line).strip() for line in diagram.splitlines()[1:]]
    found = [ARROW.fullmatch(line) for line in lines]
    assert all(found), lines
    return [Arrow(nodes[a[1]], nodes[a[3]], a[2] == "-.->") for a in found if a]


@cache
def edges() -> frozenset[tuple[str, str]]:
    graph = grimp.build_graph("moguls", cache_dir=None)
    python = {
        (path_of(module), path_of(other))
        for module in graph.modules
        for other in graph.find_modules_directly_imported_by(module)
    }
    return frozenset(python | set(_client()))


def path_of(module: str) -> str:
    return module.removeprefix("moguls").lstrip(".").replace(".", "/")


def _client() -> Iterator[tuple[str, str]]:
    for file in files(".ts", ".svelte"):
        name = name_of(file)
        if name.startswith("front/src/") and not name.endswith(".test.ts"):
            for at_once, when_needed in FROM.findall(text_of(file)):
                folder = PurePosixPath(name).parent
                yield name, os.path.normpath(folder / (at_once or when_needed))


def is_in(path: str, parts: Iterable[str]) -> bool:
    return any(path == part or path.startswith((f"{part}/", f"{part}.")) for part in parts)


def imports(source: Iterable[str], target: Iterable[str]) -> list[tuple[str, str]]:
    return [(a, b) for a, b in edges() if is_in(a, source) and is_in(b, target)]


def names(source: Iterable[str], part: str) -> bool:
    module = f"moguls.{part.replace('/', '.')}."
    below = [ROOT / "src" / "moguls" / path for path in source]
    own = [file for path in below for file in (path.rglob("*.py"))]
    own += [path.with_suffix(".py") for path in below if path.with_suffix(".py").exists()]
    return any(module in text_of(file) for file in own)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_arrow_of_a_diagram_is_an_import(chapter: str) -> None:
    false = [
        (part, arrow)
        for arrow in arrows(chapter)
        for part in arrow.target
        if not (names(arrow.source, part) if arrow.by_name else imports(arrow.source, [part]))
    ]

    assert false == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_nothing_is_imported_against_the_arrows(chapter: str) -> None:
    drawn = {(arrow.source, arrow.target) for arrow in arrows(chapter)}
    reached = set(drawn)
    while more := {(a, d) for a, b in reached for c, d in reached if b == c} - reached:
        reached |= more
    against = {
        (b, a): found for a, b in reached - {(b, a) for a, b in reached} if (found := imports(b, a))
    }

    assert against == {}
