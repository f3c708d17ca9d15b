"""Test of the content of the wheel, which needs no Node."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.steps import ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("moguls-*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(unpacked: Path, code: str) -> str:
    env = {"PYTHONPATH": str(unpacked), "PATH": str(unpacked / "none"), "HOME": str(unpacked)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=unpacked,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.strip()


def test_it_carries_client_rule_books_words_and_types(unpacked: Path) -> None:
    package = unpacked / "moguls"
    books = (ROOT / "src").rglob("RULES*.md")
    wanted = [
        package / "py.typed",
        package / "web" / "index.html",
        *(package / "bots" / game / "leaf_value.json" for game in ("mogul2002", "mogul2013")),
        *(unpacked / book.relative_to(ROOT / "src") for book in books),
        *(package / words.relative_to(ROOT) for words in (ROOT / "locales").rglob("*.ftl")),
    ]

    assert [path for path in wanted if not path.exists()] == []


def test_it_carries_nothing_that_only_developers_need(unpacked: Path) -> None:
    folders = {path.name for path in unpacked.iterdir()}

    assert folders == {"moguls", "moguls-0.1.0.dist-info"}
    assert not list(unpacked.rglob("node_modules"))


def test_it_runs_from_where_it_lies(unpacked: Path) -> None:
    code = "import moguls; print(moguls.__file__); moguls.game('mogul-2002').new(3).move('decline')"

    assert run(unpacked, code) == str(unpacked / "moguls" / "__init__.py")


def test_its_server_can_be_loaded(unpacked: Path) -> None:
    code = "from moguls.server import main; print(main.__file__)"

    assert run(unpacked, code) == str(unpacked / "moguls" / "server" / "main.py")
