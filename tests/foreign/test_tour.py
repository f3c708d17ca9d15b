"""From the home page to three moves, in browsers of other makers; their consoles stay clean."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import moguls
from tests.foreign.driver import A_MOMENT, PATIENCE
from tests.foreign.firefox import Firefox

if TYPE_CHECKING:
    from tests.foreign.driver import Foreign
    from tests.serving import Server

pytestmark = pytest.mark.slow

DOCK = "[data-testid=dock]"
MOVE = f'{DOCK} [data-move][aria-disabled="false"]'
# What is pressed already is left so: it would let go, and the next press would press it again.
READY = f'{MOVE}, {DOCK} [data-part]:not([disabled], [aria-disabled="true"], [aria-pressed="true"])'
MOST_PARTS = 12  # presses that make one move
ESCAPE = "\ue00c"
DIALOG = "dialog[open]"
# Whether the first thing that can be pressed is a whole move, and no part of one.
WHOLE = """const found = [...document.querySelectorAll(arguments[0])];
return found.find((each) => each.getBoundingClientRect().width > 0)?.dataset.move !== undefined"""
# What can be pressed, by what it is for.
READY_NOW = """return [...document.querySelectorAll(arguments[0])].map(
    ({ dataset }) => dataset.move ?? dataset.part).join()"""
PHONE, DESK = (390, 844), (1280, 800)


def look(browser: Foreign, name: str) -> None:
    folder = os.environ.get("MOGULS_PICTURES")
    if folder:
        kind = type(browser).__name__.lower()
        Path(folder, f"{kind}-{name}.png").write_bytes(browser.shot())


def play_now(browser: Foreign, site: Server, game: str) -> None:
    browser.open(f"{site.url}/")
    browser.press(f'button[aria-label^="{moguls.game(game).title}: Play now"][aria-busy="false"]')
    browser.until(DOCK)


def move(browser: Foreign) -> None:
    """Make a move, part by part where that is how it is made: once it has parts enough, it ends."""
    for begun in range(MOST_PARTS):
        browser.until(READY)
        css = MOVE if begun and browser.sees(MOVE) else READY
        whole = browser.run(WHOLE, css)
        ready = browser.run(READY_NOW, READY)
        browser.press(css)
        if whole:
            return
        until_other(browser, ready)
    pytest.fail(f"{MOST_PARTS} presses make no move: {browser.said()}")


def until_other(browser: Foreign, ready: str) -> None:
    """Wait until the dock has other buttons: they follow the board some frames later."""
    end = time.monotonic() + PATIENCE
    while browser.run(READY_NOW, READY) == ready:
        assert time.monotonic() < end, f"a press changes nothing: {browser.said()}"
        time.sleep(A_MOMENT)


def see_dialogs(browser: Foreign) -> None:
    """Open what can be opened over the table by keys, and close it again."""
    for key in ("?", "r", "i"):
        browser.key(key)
        browser.until(DIALOG)
        browser.key(ESCAPE)
        browser.until(DIALOG, gone=True)


@pytest.mark.parametrize("game", moguls.games())
def test_three_moves_dialogs_and_a_reload(game: str, foreign: Foreign, site: Server) -> None:
    foreign.resize(*DESK)
    play_now(foreign, site, game)
    for _ in range(3):
        move(foreign)
    foreign.until(READY)
    look(foreign, game)
    see_dialogs(foreign)
    foreign.resize(*PHONE)
    look(foreign, f"{game}-phone")
    foreign.open(foreign.run("return location.href"))
    foreign.until(READY)

    assert foreign.complaints() == []


def test_the_pages_round_the_tables(foreign: Foreign, site: Server) -> None:
    for path in (
        "/",
        "/lobby",
        "/games",
        "/new",
        "/rules",
        "/rules/moguli",
        "/settings",
        "/import",
    ):
        foreign.open(f"{site.url}{path}")
        foreign.until("h1")
        foreign.settle()  # Firefox complains of scripts that were under way when a page was left
        look(foreign, f"page{path.replace('/', '-')}")

    assert not foreign.sees("[data-testid=newer]")
    assert foreign.complaints() == []


def test_play_now_shows_the_table_again_and_again(foreign: Foreign, site: Server) -> None:
    for _ in range(3):
        play_now(foreign, site, "mogul-2002")

    assert foreign.complaints() == []


def test_a_browser_that_blocks_all_cookies_shows_pages_and_tables(
    tmp_path: Path, site: Server
) -> None:
    browser = Firefox(tmp_path, {"network.cookie.cookieBehavior": 2})
    try:
        browser.open(f"{site.url}/")
        browser.until("h1")
        browser.until("[data-testid=no-cookies]")
        play_now(browser, site, "mogul-2002")
        assert browser.complaints() == []
    finally:
        browser.close()
