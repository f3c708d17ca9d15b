"""Consistency of the version and the changelog."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from typing import TYPE_CHECKING

import pytest

from moguls import __version__
from tests.quality.files import text_of
from tools.steps import ROOT

if TYPE_CHECKING:
    from pathlib import Path

TITLE = re.compile(r"^## Moguls (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", re.MULTILINE)
CHANGES = text_of(ROOT / "CHANGELOG.md")


def test_the_newest_release_of_the_changelog_is_this_version() -> None:
    assert TITLE.findall(CHANGES)[0][0] == __version__


def test_releases_follow_one_another_and_none_stands_twice() -> None:
    order = [tuple(map(int, version.split("."))) for version, _ in TITLE.findall(CHANGES)]
    dates = [date for _, date in TITLE.findall(CHANGES)]

    assert order == sorted(set(order), reverse=True)
    assert dates == sorted(dates, reverse=True)


def test_the_citation_names_this_version() -> None:
    found = re.findall(r"^version: (.+)$", text_of(ROOT / "CITATION.cff"), re.MULTILINE)

    assert found == [__version__]


def test_the_package_takes_its_version_from_the_one_place() -> None:
    about = tomllib.loads(text_of(ROOT / "pyproject.toml"))

    assert about["project"]["dynamic"] == ["version"]
    assert about["tool"]["hatch"]["version"]["path"] == "src/moguls/__init__.py"


def test_the_kinds_of_fragments_are_those_that_towncrier_gathers() -> None:
    about = tomllib.loads(text_of(ROOT / "pyproject.toml"))["tool"]["towncrier"]
    told = text_of(ROOT / "changelog.d" / "README.md")

    assert {kind["directory"] for kind in about["type"]} == set(
        re.findall(r"`([a-z]+)`", told[told.index("Kinds:") :])
    )
    assert about["start_string"].strip() in CHANGES


@pytest.fixture
def drafted(tmp_path: Path) -> str:
    for name in ("pyproject.toml", "changelog.d/template.md.jinja"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    fragments = {f"fix-{k}.fix.md": f"Tiles of kind {k} are drawn." for k in range(30)} | {
        "arena-odd.fix.md": "Odd seats play, see [arena](../docs/arena.md)\nfor `moguls arena`.",
        "sound.feature.md": "A bell rings.",
    }
    for name, text in fragments.items():
        (tmp_path / "changelog.d" / name).write_text(text, "utf-8")
    command = [sys.executable, "go.py", "changelog", "--draft", "--dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_fragments_become_sections_by_type_and_many_of_one_by_area(drafted: str) -> None:
    kept = [line for line in drafted.splitlines() if line.startswith(("#", "- ", "  f"))]

    assert kept[:3] == [kept[0], "### Added", "- A bell rings."]
    assert TITLE.fullmatch(kept[0])
    assert kept[3:8] == [
        "### Fixed",
        "#### Arena and matches",
        "- Odd seats play, see [arena](docs/arena.md)",
        "  for `moguls arena`.",
        "#### At the table",
    ]
    assert len(kept[8:]) == 30
