"""Documents: commands exist, links resolve, examples run."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from moguls.cli.overview import COMMANDS as MOGULS
from tests.quality.files import files, name_of, own_files, text_of
from tools.launch import COMMANDS as GO
from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

TYPED = re.compile(r"(?:^ {4}|`)(?:\$ )?(python3 go\.py|moguls)(?: ([a-z]+)\b)?", re.MULTILINE)
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)")
# What a link says of a place in a page, what a heading holds, and what its place is not named by.
PLACE = re.compile(r"\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
MARKS = re.compile(r"\]\([^)]*\)|[^\w\- ]")
FRAGMENT = re.compile(r"[a-z0-9-]+\.(feature|fix|rules|docs|research|breaking)\.md")
# A table, line by line, and what divides its cells: no bar within code, and none that is escaped.
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
CODE, BAR = re.compile(r"`[^`\n]*`"), re.compile(r"(?<!\\)\|")
PAGES = files(".md")
# Words of `docs`, without pages that are generated, and decisions.
MOST_WORDS = 50_000
COUNTED = re.compile(r"docs/(?!(?:adr|games|trace|settings|screens|program-messages)\b)")
# A file of the project, from some folder on; the page on adding a game makes its files itself.
PATH = re.compile(r"`((?:[\w-]+/)+[\w.-]+\.(?:py|ts|svelte|css|ftl|js|json|toml|mjs))`")
MAKES_FILES = "docs/add-a-game.md"


def test_every_command_in_a_document_exists() -> None:
    known: dict[str, Collection[str]] = {"python3 go.py": GO, "moguls": MOGULS}
    found = [
        f"{name_of(page)}: {program} {command}"
        for page in PAGES
        for program, command in TYPED.findall(text_of(page))
        if command and command not in known[program]
    ]

    assert found == []


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = LINK.findall(text_of(document))
    broken = [link for link in links if not (document.parent / link).exists()]

    assert broken == []


def places(page: Path) -> set[str]:
    headings = HEADING.findall(FENCED.sub("", text_of(page)))
    names = [MARKS.sub("", each).lower().replace(" ", "-") for each in headings]
    return {
        f"{name}-{before}" if (before := names[:k].count(name)) else name
        for k, name in enumerate(names)
    }


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_every_link_to_a_place_in_a_page_finds_it(document: Path) -> None:
    links = PLACE.findall(text_of(document))
    pages = {link: document.parent / link if link else document for link, _ in links}
    lost = [f"{link}#{name}" for link, name in links if name not in places(pages[link])]

    assert lost == []


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_every_path_in_a_document_exists(document: Path) -> None:
    paths = PATH.findall(text_of(document)) if name_of(document) != MAKES_FILES else []
    names = [f"/{name_of(path)}" for path in own_files()]

    assert [path for path in paths if not any(name.endswith(f"/{path}") for name in names)] == []


def test_the_documentation_stays_short() -> None:
    pages = {name: page for page in PAGES if COUNTED.match(name := name_of(page))}
    words = {name: len(text_of(page).split()) for name, page in pages.items()}

    assert sum(words.values()) <= MOST_WORDS, sorted(words.items(), key=lambda item: item[1])


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_every_row_of_a_table_has_as_many_cells_as_its_head(document: Path) -> None:
    for table in TABLE.findall(CODE.sub("", text_of(document)) + "\n"):
        head, *rows = table.splitlines()
        assert [row for row in rows if len(BAR.findall(row)) != len(BAR.findall(head))] == []


def test_the_readme_says_the_two_commands_first() -> None:
    readme = text_of(ROOT / "README.md")
    order = ["python3 go.py ", "python3 go.py test", "docs/img/table.png", "```python", "## Host"]

    assert sorted(order, key=readme.index) == order


@pytest.mark.parametrize(
    "example", re.findall(r"```python\n(.*?)```", text_of(ROOT / "README.md"), re.DOTALL)
)
def test_the_python_of_the_readme_runs(example: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")


def test_every_changelog_fragment_is_named_by_its_kind_and_short() -> None:
    fragments = [
        page for page in PAGES if page.parent.name == "changelog.d" and page.name != "README.md"
    ]
    lines = {page.name: len(text_of(page).strip().splitlines()) for page in fragments}

    assert {name for name in lines if not FRAGMENT.fullmatch(name)} == set()
    assert {name: n for name, n in lines.items() if not 1 <= n <= 3} == {}
