"""The examples in the documents run, and give what they show."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

import moguls
from moguls.core import records

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(page for page in DOCS.rglob("*.md") if ">>> " in page.read_text("utf-8"))


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


def test_the_record_page_names_every_key_move_and_state() -> None:
    text = (DOCS / "record-format.md").read_text("utf-8")
    game = moguls.game("mogul-2002")
    record = game.new(seats=3, seed=1).record()
    wanted = {*record, *record["deal"], *game.rules.check_keys, records.FORMAT}
    wanted |= {move for move in game.rules.actions if not re.fullmatch(r"sell [013-9]", move)}
    assert [key for key in sorted(wanted) if f"`{key}`" not in text.replace('"', "")] == []


def test_the_head_of_the_record_page_is_json() -> None:
    text = (DOCS / "record-format.md").read_text("utf-8")
    shown = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert shown is not None
    assert json.loads(shown[1])["format"] == records.FORMAT
