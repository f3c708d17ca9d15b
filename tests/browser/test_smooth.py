"""Visual stability during a game: no layout shifts, animations on the compositor.

A separate page plays each game against bots, first on a phone, then on a desktop.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from tests.browser.drivers import finish, make, until_mine
from tests.browser.guests import Guest
from tests.browser.looks import DESK, SETTLED
from tests.browser.smooth import WATCH, press

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

pytestmark = pytest.mark.slow

PHONE: ViewportSize = {"width": 390, "height": 844}
A_HAIR = 1  # pixels that a board is off by rounding
MOST_SHIFT = 0.1  # good by web vitals
LOOKS, PAUSE = 24, 250  # how often it is looked and pressed, and the milliseconds between
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

# What swings for a while by more iterations than one, each end of which takes the page some frames.
REPEATED = """() => document.getAnimations()
    .map(each => [each.animationName ?? '', each.effect.getTiming().iterations])
    .filter(([, iterations]) => iterations > 1 && iterations < Infinity)
    .map(([name]) => name)"""


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
        assert sum(value for value, _ in shifts) <= MOST_SHIFT, (kind, sorted(shifts)[-5:])
        assert len(boxes) == 1, f"{kind}: the board changes its size: {boxes}"
        assert not laboured, f"{kind}: moved by {laboured}"


# Where the board lies, in the last frame of the game and after it.
LAST = """() => {
    window.places = () => [...document.querySelectorAll('.floor > .board > *')]
        .map(at => at.getBoundingClientRect()).filter(box => box.height > 99)
        .map(box => [box.left, box.top, box.height].map(Math.round));
    const look = () => {
        if (document.querySelector('[data-testid=result]')) return;
        window.last = [places(), performance.now()];
        requestAnimationFrame(look);
    };
    look();
    window.jumps = [];
    new PerformanceObserver(list => jumps.push(...list.getEntries()))
        .observe({type: 'layout-shift'});
}"""
AFTER = """() => jumps.filter(each => each.startTime > last[1])
    .reduce((sum, {value}) => sum + value, 0)"""


@pytest.mark.parametrize("name", moguls.games())
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_board_keeps_its_place_when_the_game_is_over(
    name: str, size: ViewportSize, browser: Browser, base_url: str
) -> None:
    context = browser.new_context(
        base_url=base_url, viewport=size, reduced_motion="reduce", service_workers="block"
    )
    page, guest = context.new_page(), Guest(context.request)
    until_mine(page, table := make(guest, name))
    page.evaluate(LAST)
    finish(guest, table)
    page.get_by_test_id("result").wait_for()
    page.wait_for_timeout(4 * PAUSE)
    was, now = page.evaluate("[last[0], places()]")
    assert now == [pytest.approx(each, abs=A_HAIR) for each in was]
    assert page.evaluate(AFTER) <= MOST_SHIFT
    context.close()


# Give a seat all that it can ever show: shares of each stock, kept events, large numbers.
FULL = """() => {
    const seat = document.querySelector('[data-testid=seat-1]');
    const [shares, counts] = ['.shares', '.counts'].map(part => seat.querySelector(part));
    shares.replaceChildren(...Array.from({length: 5}, () => {
        const share = document.createElement('span');
        share.className = shares.className.replace('shares', 'of');
        const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        for (const side of ['width', 'height']) sign.setAttribute(side, '0.9rem');
        share.append(sign, '9');
        return share;
    }));
    counts.append(counts.firstElementChild.cloneNode(true));
    for (const at of seat.querySelectorAll('.count [aria-hidden]:not(i)')) at.textContent = '12';
    seat.querySelector('strong').textContent = '145';
    seat.querySelector('.worth').textContent = '+38';
}"""


def test_a_seat_of_take_stock_keeps_its_height_whatever_it_holds(
    browser: Browser, base_url: str
) -> None:
    context = browser.new_context(base_url=base_url, viewport=PHONE, service_workers="block")
    page = context.new_page()
    until_mine(page, make(Guest(context.request), "take-stock"))
    row = page.locator(".seats ul")
    before = row.evaluate("at => at.clientHeight")
    page.evaluate(FULL)
    assert row.evaluate("at => at.clientHeight") == before
    context.close()


# Give a seat of a Mogul what its card may show, one by one; return the heights of the row.
CARDS = """(name) => {
    const seat = document.querySelector(`[data-testid=${name}]`);
    const row = document.querySelector('.seats ul');
    const heights = [row.clientHeight];
    const put = (at, text) => {
        if (at) at.textContent = text;
        heights.push(row.clientHeight);
    };
    const line = seat.querySelector('.line');
    const place = line.querySelector('.place') ?? line.appendChild(document.createElement('span'));
    place.className = `${line.classList[1]} place winner`;
    put(place, 'won');
    place.className = `${line.classList[1]} place out`;
    put(place, 'out');
    put(seat.querySelector('strong'), '-38');
    put(seat.querySelector('.chips span[aria-hidden]'), '24');
    put(seat.querySelector('.worth'), '+12');
    return heights;
}"""


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013"])
@pytest.mark.parametrize("width", [390, 320])
def test_a_seat_of_a_mogul_keeps_its_height_whatever_it_shows(
    name: str, width: int, browser: Browser, base_url: str
) -> None:
    context = browser.new_context(
        base_url=base_url, viewport={"width": width, "height": 844}, service_workers="block"
    )
    page = context.new_page()
    until_mine(page, make(Guest(context.request), name))
    own = page.locator(".seat.you").get_attribute("data-testid")
    heights = [height for seat in (own, "seat-1") for height in page.evaluate(CARDS, seat)]
    context.close()
    assert len(set(heights)) == 1, heights


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
        laboured |= {*page.evaluate(LABOURED), *page.evaluate(REPEATED)}
        press(page, chance, touch=touch)
        page.wait_for_timeout(PAUSE)
    return page.evaluate("noted.shifts"), boxes, laboured
