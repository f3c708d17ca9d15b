"""Lazy loading: a board is fetched only by its players."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import moguls
from tests.browser.drivers import make, until_mine
from tests.browser.guests import Guest
from tools.front import FRONT, WEB

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOADERS = re.compile(r'"?([\w-]+)"?: part\(\(\) => import\("\./(\w+)"\)\)')
# Games with a board of their own, and the folder it lies in.
BOARDS = dict(LOADERS.findall((FRONT / "src" / "games" / "load.ts").read_text("utf-8")))


def boards_in(asked: list[str]) -> set[str]:
    names = "|".join(BOARDS.values())
    found = re.findall(rf"/assets/({names})-[\w-]{{8}}\.js", "\n".join(asked))
    return set(found)


def test_every_board_is_a_file_of_its_own() -> None:
    files = [f"/assets/{path.name}" for path in (WEB / "assets").glob("*.js")]

    assert boards_in(files) == set(BOARDS.values())


def test_the_first_page_asks_for_no_board(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert boards_in(asked) == set()
    assert not [url for url in asked if re.search(r"/(?:sound|quake|pseudo|TableScreen)-", url)]


@pytest.mark.parametrize("name", moguls.games())
def test_a_table_asks_for_its_own_board_alone(name: str, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    until_mine(page, make(Guest(page.context.request), name))

    assert boards_in(asked) <= {BOARDS.get(name, "")}
