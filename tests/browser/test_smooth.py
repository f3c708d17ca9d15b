"""A table keeps still while it is played on: nothing jumps, the compositor moves what moves.

A page of its own plays each game against bots, first on a phone, then on a desk.
"""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from tests.browser.drivers import make, until_mine
from tests.browser.guests import Guest
from tests.browser.looks import DESK, SETTLED
from tests.browser.smooth import WATCH, press

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

pytestmark = pytest.mark.slow

PHONE: ViewportSize = {"width": 390, "height": 844}
MOST_SHIFT = 0.1  # good by web vitals
LOOKS, PAUSE = 24, 250  # how often it is looked and pressed, and the milliseconds between
TAPE = re.compile(r"li\.(auction|market|scores|other)( +quiet)?")
# How high the board is together with the seats above it, and where the dock begins that fits.
BOXES = """() => {
    const high = at => at ? Math.round(at.getBoundingClientRect().height) : 0;
    const board = [...document.querySelectorAll('.floor > .board > *')].find(at => high(at) > 99);
    const rail = document.querySelector('.floor > .rail');
    return high(board) + (innerWidth < 1024 ? high(rail) : 0);
}"""
# What moves by anything but the compositor's own properties.
LABOURED = """() => document.getAnimations()
    .filter(each => each.playState === 'running' && each.effect.getTiming().duration > 20)
    .flatMap(each => each.effect.getKeyframes().flatMap(frame => Object.keys(frame)))
    .filter(name => !['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity',
        'translate', 'rotate', 'scale'].includes(name))"""


@pytest.mark.parametrize("name", moguls.games())
def test_a_table_keeps_still_while_it_is_played_on(
    name: str, browser: Browser, base_url: str
) -> None:
    context = browser.new_context(
        base_url=base_url, viewport=PHONE, has_touch=True, service_workers="block"
    )
    page = context.new_page()
    until_mine(page, make(Guest(context.request), name, pace="normal"))
    seen = {
        kind: played(page, size, touch=kind == "phone")
        for kind, size in (("phone", PHONE), ("desk", DESK))
    }
    context.close()
    for kind, (shifts, boxes, laboured) in seen.items():
        jumps = [each for each in shifts if not only_tape(each[1])]
        assert sum(value for value, _ in jumps) <= MOST_SHIFT, (kind, sorted(jumps)[-5:])
        assert len(boxes) == 1, f"{kind}: the board changes its size: {boxes}"
        assert not laboured, f"{kind}: moved by {laboured}"


def only_tape(what: str) -> bool:
    """Say whether only lines of the ticker tape have moved, which is printed from its head."""
    return all(TAPE.fullmatch(each.strip()) for each in what.split(" | "))


def played(
    page: Page, size: ViewportSize, *, touch: bool
) -> tuple[list[list[Any]], set[int], set[str]]:
    """Play for some seconds; return what jumped, how large the board was, and what was laboured."""
    page.set_viewport_size(size)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")  # else lines grow meanwhile
    page.evaluate(SETTLED)
    page.wait_for_timeout(2 * PAUSE)
    page.evaluate(WATCH, {"frames": False})
    chance, boxes, laboured = random.Random(3), set(), set()
    for _ in range(LOOKS):
        if page.get_by_test_id("result").count():
            break
        boxes.add(page.evaluate(BOXES))
        laboured |= {*page.evaluate(LABOURED)}
        press(page, chance, touch=touch)
        page.wait_for_timeout(PAUSE)
    return page.evaluate("noted.shifts"), boxes, laboured
