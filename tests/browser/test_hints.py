"""Hints at a table with bots: asked with a mouse, by the keyboard and on a phone, of a real bot."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from moguls.bots.analysis import cache
from tests.browser.drivers import make, until_mine
from tests.browser.looks import COVERED, PHONE, faults
from tests.browser.screens_review import hinted

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow

LOADING = 600_000  # milliseconds: until the server has loaded, or compiled, what it thinks with
TARGET = 44  # pixels


def until(done: Callable[[], bool]) -> None:
    """Wait until something is true, at most a minute."""
    for _ in range(600):
        if done():
            return
        time.sleep(0.1)
    pytest.fail("that has not come about")


def run_until(page: Page, done: Callable[[], bool]) -> None:
    """Let the page's clock run on until something is true; the page is answered meanwhile."""
    for _ in range(100):
        if done():
            return
        page.clock.run_for(500)
        page.wait_for_timeout(100)
    pytest.fail("that has not come about")


def by_mouse(page: Page) -> None:
    """Press the button."""
    page.get_by_test_id("hint").click()


def by_key(page: Page) -> None:
    """Press the key."""
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
    expect(window.get_by_role("status")).to_contain_text("You would then win")
    rows = window.locator("tbody tr")
    legal = [each for each in before["view"]["actions"] if each["legal"]]
    assert 2 <= rows.count() <= len(legal)
    assert all("%" in text for text in rows.locator("td").all_text_contents())
    window.get_by_role("button", name="Play that").press("Enter")
    expect(window).to_have_count(0)
    until(lambda: hall.me.frame(table)["seq"] > before["seq"])


PREPARING = (202, {"state": "preparing", "hint": None})
PASSED = (200, {"state": "passed", "hint": None})
FAILED = (503, {"error": {"code": "table/hint_failed", "text": "It took too long."}})


def answer(page: Page, *answers: tuple[int, dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """Let the page hear these answers when it asks for hints; return those that are left."""
    left = list(answers)

    def tell(route: Route) -> None:
        if not left:
            return route.fallback()
        status, body = left.pop(0)
        return route.fulfill(status=status, json=body)

    page.route("**/api/tables/*/hint*", tell)
    return left


def test_a_bot_that_is_not_ready_is_waited_for(hall: Hall) -> None:
    page = hall.page
    hinted(hall)
    left = answer(page, PREPARING, FAILED)
    by_key(page)
    window = page.get_by_role("dialog")
    expect(window.get_by_role("status")).to_contain_text("getting ready")
    expect(window.get_by_role("progressbar")).to_be_visible()
    expect(window.get_by_role("alert")).to_have_text("It took too long.")
    window.get_by_role("button", name="Ask again").click()
    expect(window.get_by_test_id("hinted")).to_be_visible()
    assert not left


def test_who_must_wait_in_the_queue_is_told_its_place(hall: Hall) -> None:
    page = hall.page
    hinted(hall)
    place = {"state": "waiting", "hint": None, "place": 3, "seconds": 4}
    answer(page, *[(202, place)] * 30)
    by_key(page)
    window = page.get_by_role("dialog")
    expect(window.get_by_role("status")).to_contain_text("number 3 in the queue: about 4 seconds")
    expect(window.get_by_test_id("hinted")).to_be_visible()


def test_nobody_asks_on_for_a_window_that_is_closed(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    page.clock.install()
    hinted(hall)
    left = answer(page, *[PREPARING] * 9)
    by_key(page)
    window = page.get_by_role("dialog")
    expect(window.get_by_role("status")).to_contain_text("getting ready")
    run_until(page, lambda: len(left) == 7)
    window.press("Escape")
    expect(window).to_have_count(0)
    page.clock.run_for(20_000)
    assert len(left) == 7


def test_a_window_that_waits_closes_when_the_turn_passes(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    page.clock.install()
    move = hinted(hall)
    left = answer(page, *[PREPARING] * 9)
    by_key(page)
    window = page.get_by_role("dialog")
    expect(window.get_by_role("status")).to_contain_text("getting ready")
    hall.me.move(page.url.rsplit("/", 1)[1], move)
    expect(window).to_have_count(0)
    page.clock.run_for(20_000)
    assert len(left) == 8


def test_an_answer_that_comes_when_the_turn_has_passed_says_so(
    hall: Hall, watch: Callable[[Page], Page]
) -> None:
    page = watch(hall.page)
    hinted(hall)
    answer(page, PASSED)
    by_key(page)
    window = page.get_by_role("dialog")
    expect(window.get_by_role("status")).to_have_text("Your turn is already over.")
    expect(window.get_by_role("progressbar")).to_have_count(0)
    expect(window.get_by_role("alert")).to_have_count(0)


def test_where_a_person_plays_no_hint_is_offered(hall: Hall) -> None:
    page = hall.page
    table = hall.me.make(3, bots=["easy", None], options={"first_player": "0"})
    hall.others[0].sit(table)
    until_mine(page, table)
    expect(page.get_by_test_id("hint")).to_have_count(0)
    by_key(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
