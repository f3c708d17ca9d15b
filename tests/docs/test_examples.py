"""Examples in the documents, run and compared with the printed output."""

import doctest
import json
import re
from pathlib import Path

import pytest

import moguls
from moguls.core.play import replay as records

DOCS = Path(__file__).parents[2] / "docs"
NEED_EXTRAS = {"environments.md", "vectors.md"}  # packages that the long tests install
PAGES = [
    pytest.param(page, marks=[pytest.mark.slow] if page.name in NEED_EXTRAS else [])
    for page in sorted(DOCS.rglob("*.md"))
    if ">>> " in page.read_text("utf-8")
]


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_the_examples_of_a_page_give_what_they_show(document: Path) -> None:
    text = document.read_text("utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, document.name, str(document), 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(examples, out=told.append)
    assert "".join(told) == ""
    assert runner.summarize(verbose=False).attempted > 0


def test_the_api_page_names_everything_that_the_package_exports() -> None:
    text = (DOCS / "api.md").read_text("utf-8")
    assert [name for name in moguls.__all__ if f"moguls.{name}(" not in text] == []


@pytest.mark.parametrize("name", moguls.games())
def test_the_record_page_names_every_key_and_state(name: str) -> None:
    text = (DOCS / "record-format.md").read_text("utf-8").replace('"', "")
    game = moguls.game(name)
    record = game.new(seed=1).record()
    wanted = {*record, *record["deal"], *game.rules.codec.check_keys, records.FORMAT}
    assert [key for key in sorted(wanted) if f"`{key}`" not in text] == []


@pytest.mark.parametrize("name", moguls.games())
def test_the_record_page_shows_every_kind_of_move(name: str) -> None:
    text = (DOCS / "record-format.md").read_text("utf-8")
    section = text.split(f"\n## {name}\n")[1].split("\n## ")[0]
    shown = {kind(span) for span in re.findall(r"`([^`]+)`", section)}
    assert {kind(move) for move in moguls.game(name).rules.codec.actions} - shown == set()


def kind(move: str) -> tuple[str, ...]:
    return tuple(part.partition(" ")[0] for part in move.split(", "))


def test_the_head_of_the_record_page_is_json() -> None:
    text = (DOCS / "record-format.md").read_text("utf-8")
    shown = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert shown is not None
    assert json.loads(shown[1])["format"] == records.FORMAT
