"""The report page of an arena: complete tables on a desktop and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.arena import plan
from moguls.arena.manifest import manifest_of
from moguls.arena.page import page_of
from moguls.arena.ratings import ratings_of
from moguls.arena.runner import run
from moguls.arena.summary import summary_of

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

CUT = """() => [...document.querySelectorAll(".wide, html")]
  .filter((each) => each.scrollWidth > each.clientWidth)
  .map((each) => each.ariaLabel ?? each.tagName)"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    game, folder = moguls.game("mogul-2002"), tmp_path_factory.mktemp("arena")
    names = ["random", "steady", "easy", "search:2:paired=1:trust=300"]
    made = manifest_of(game, plan.ladder(game, names, 40, seed=3, seats=4))
    games = run(made, folder, 1)
    path: Path = folder / "page.html"
    path.write_text(page_of(summary_of(made, games), games, ratings_of(made, games)), "utf-8")
    return path.as_uri()


@pytest.mark.parametrize("width", [1280, 390])
def test_no_table_of_an_arena_with_four_seats_is_cut_off(
    page: Page, report: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(report)
    assert page.evaluate(CUT) == []
