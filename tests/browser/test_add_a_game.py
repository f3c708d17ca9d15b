"""The page `docs/add-a-game.md`, followed literally in a copy, gives a playable game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.docs.following import copied, environment, follow
from tests.serving import Server
from tools.steps import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

PAGE = ROOT / "docs" / "add-a-game.md"
# What the commands of the page print, in their order.
PRINTED = (
    *("", "", ""),  # copies of the rule book
    r"seat \d take \d .*\(PEB-T1\).*\(PEB-E1\)",
    r"100 games, .*saved in pebbles.jsonl",
    r"100 games, \d+ steps, 0 differences",
    r"\d+ passed",
    r"Contracts: \d+ kept, 0 broken",
    r"3 passed",
    r"steady +1 +(9\d\.\d|100)%",
    r"hard +1 +(9\d\.\d|100)%",
    r"heap.*● ● ●.*take 2.*Your move: take 3",
)


@pytest.mark.slow
def test_the_page_on_adding_a_game_makes_one_that_is_played_in_text_and_in_a_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: Page, watch: Callable[[Page], Page]
) -> None:
    project, data = copied(tmp_path / "project"), tmp_path / "data"
    done = list(follow(PAGE.read_text("utf-8"), project))
    assert [(each.command, each.printed) for each in done if each.status] == []
    for each, printed in zip(done, PRINTED, strict=True):
        assert re.search(printed, each.printed, re.DOTALL), each

    monkeypatch.setenv("PYTHONPATH", environment(project)["PYTHONPATH"])
    data.mkdir()
    server = Server(data)
    server.start()
    try:
        _play(watch(page), server.url)
    finally:
        server.stop()


def _play(page: Page, url: str) -> None:
    """Begin a game of Pebbles on the home page and take three pebbles."""
    page.goto(url)
    page.get_by_role("button", name="pebbles: Play now").click()
    take = page.get_by_role("button", name=re.compile("^take 3"))
    take.click()
    expect(page.get_by_text(re.compile(r"^You: take: pebbles 3")).first).to_be_visible()
