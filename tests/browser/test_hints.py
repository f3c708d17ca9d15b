"""Hints of a real bot: by mouse, by keyboard and on a phone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from moguls.bots.analysis import cache
from tests.browser.drivers import make, until_mine
from tests.browser.looks import COVERED, PHONE, faults
from tests.browser.screens_review import hinted_move, show_hint

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow

LOADING = 600_000  # milliseconds: until the server has loaded, or compiled, what it thinks with
TARGET = 44  # pixels


def until(done: Callable[[], bool]) -> None:
    for _ in range(600):
        if done():
            return
        time.sleep(0.1)
    pytest.fail("that has not come about")


def by_mouse(page: Page) -> None:
    page.get_by_test_id("hint").click()


def by_key(page: Page) -> None:
    page.keyboard.press("i")


def by_finger(page: Page) -> None:
    """Press the button of a phone, which is large enough and lies over nothing."""
    page.set_viewport_size(PHONE)
    box = page.get_by_test_id("hint").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= TARGET
    assert not faults(page, COVERED)
    page.get_by_test_id("hint").click()


@pytest.mark.parametrize(
    ("name", "ask"),
    [
        ("mogul-2002", by_mouse),
        ("mogul-2002", by_finger),
        ("take-stock", by_key),
        ("take-stock", by_finger),
    ],
)
def test_a_hint_tells_the_best_move_with_reasons_and_can_be_played(
    hall: Hall, name: str, ask: Callable[[Page], None]
) -> None:
    # In a new place the bot is compiled first: here, not in a process that lets others go first.
    assert cache.is_ready(name)
    page = hall.page
    table = make(hall.me, name)
    until_mine(page, table)
    before = hall.me.frame(table)
    ask(page)
    window = page.get_by_role("dialog")
    expect(window.get_by_test_id("hinted")).to_be_visible(timeout=LOADING)
    expect(window.get_by_role("status")).to_contain_text("Your chance of winning is then")
    rows = window.locator("tbody tr")
    legal = [each for each in before["view"]["actions"] if each["legal"]]
    assert 2 <= rows.count() <= len(legal)
    assert all("%" in text for text in rows.locator("td").all_text_contents())
    window.get_by_role("button", name="Play this move").press("Enter")
    expect(window).to_have_count(0)
    until(lambda: hall.me.frame(table)["seq"] > before["seq"])


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (320, 640)])
def test_a_hint_is_drawn_beside_its_window(hall: Hall, size: tuple[int, int]) -> None:
    page = hall.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    options = {"first_player": "0", "start_row_duty": "board"}
    table = hall.me.make(2, game="moguli", bots=["easy"], options=options)
    actions = hall.me.frame(table)["view"]["actions"]
    turns = [each["move"] for each in actions if each["legal"] and "rotate" in each["move"]]
    lowest = min(turns, key=lambda move: str(move.split()[1][1]))
    show_hint(hall, table, [hinted_move(lowest, 0.6)])
    page.get_by_test_id("hint").click()
    drawing = page.get_by_test_id("advised-tile")
    expect(drawing).to_be_in_viewport()
    page.wait_for_function(
        """() => {
            const drawing = document.querySelector('[data-testid="advised-tile"]');
            const [a, b] = [drawing, document.querySelector('dialog')].map(
                each => each.getBoundingClientRect());
            return a.right <= b.left || a.bottom <= b.top;
        }"""
    )
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => scrollY === 0")


def test_where_a_person_plays_no_hint_is_offered(hall: Hall) -> None:
    page = hall.page
    table = hall.me.make(3, bots=["easy", None], options={"first_player": "0"})
    hall.others[0].sit(table)
    until_mine(page, table)
    expect(page.get_by_test_id("hint")).to_have_count(0)
    by_key(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
