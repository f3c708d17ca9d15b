"""Number of layouts during a game, the most expensive work of a phone.

Counts hardly depend on the machine: where frames are late there are fewer of them, never more.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import moguls
from tests.browser.drivers import READY, make, until_mine
from tests.browser.guests import Guest
from tests.browser.looks import SETTLED
from tests.browser.smooth import press

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

pytestmark = pytest.mark.slow

PHONE: ViewportSize = {"width": 390, "height": 844}
PRESSES, PAUSE = 16, 250  # how often something is pressed, and the milliseconds after each
MOST = 6.0  # layouts for one message or press: twice what has been measured, 2.1 to 2.8
TRIES = 5  # something else may change once while it is looked


def laid_out(wire: CDPSession) -> int:
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return next(int(each["value"]) for each in metrics if each["name"] == "LayoutCount")


def opened(browser: Browser, base_url: str, name: str) -> tuple[Page, CDPSession, list[str]]:
    """Open a table on a phone; return the page, its wire, and what the server tells it."""
    context = browser.new_context(
        base_url=base_url, viewport=PHONE, has_touch=True, service_workers="block"
    )
    page, told = context.new_page(), list[str]()
    page.on("websocket", lambda line: line.on("framereceived", lambda text: told.append(str(text))))
    until_mine(page, make(Guest(context.request), name, pace="normal"))
    wire = context.new_cdp_session(page)
    wire.send("Performance.enable")
    page.evaluate(SETTLED)
    page.wait_for_timeout(4 * PAUSE)
    return page, wire, told


@pytest.mark.parametrize("name", moguls.games())
def test_a_move_lays_the_page_out_a_few_times(name: str, browser: Browser, base_url: str) -> None:
    page, wire, told = opened(browser, base_url, name)
    chance, pressed = random.Random(1), 0
    told.clear()
    before = laid_out(wire)
    for _ in range(PRESSES):
        pressed += press(page, chance, touch=True)
        page.wait_for_timeout(PAUSE)
    each = (laid_out(wire) - before) / (len(told) + pressed)
    page.context.close()
    assert each <= MOST, each


@pytest.mark.parametrize("name", moguls.games())
def test_a_pointer_over_a_button_lays_nothing_out(
    name: str, browser: Browser, base_url: str
) -> None:
    page, wire, _ = opened(browser, base_url, name)
    box = page.locator(READY).last.bounding_box()
    assert box
    counts = []
    for _ in range(TRIES):
        page.mouse.move(1, 1)
        page.wait_for_timeout(PAUSE)
        before = laid_out(wire)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(PAUSE)
        counts.append(laid_out(wire) - before)
    page.context.close()
    assert min(counts) == 0, counts
