"""Sounds, if switched on, and the crash effect without reduced motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import screens
from tests.browser.drivers import make, until_mine
from tests.browser.guests import Guest, play, shortest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.screens import Hall

pytestmark = pytest.mark.slow

# Count what is heard, how the phone trembles, and whether the paper tore.
COUNT = """
    window.felt = {tones: 0, trembled: 0, torn: 0};
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { felt.tones++; start.apply(this, when); };
    navigator.vibrate = () => { felt.trembled++; return true; };
    const torn = () => document.querySelectorAll('.quake .half').length > 0;
    new MutationObserver(() => { felt.torn += torn() ? 1 : 0; })
        .observe(document, {childList: true, subtree: true});
"""


def settings(text: str) -> str:
    return f"localStorage.setItem('moguls.settings', '{text}')"


def to_the_crash(hall: Hall) -> None:
    table = hall.me.make(3, options=screens.ON_TURN)
    for other in hall.others:
        other.sit(table)
    people = [hall.me, *hall.others]
    play(people, table, lambda view: view["round"] > 20, shortest)
    hall.open(table)
    play(people, table, lambda view: view["over"], shortest)
    expect(hall.page.get_by_test_id("result")).to_be_visible()


def test_the_crash_is_felt(hall: Hall, watch: Callable[[Page], Page]) -> None:
    page = watch(hall.page)
    page.add_init_script(COUNT)
    to_the_crash(hall)
    page.wait_for_function("() => felt.torn > 0")
    felt = page.evaluate("felt")
    assert felt["trembled"] == 1
    assert felt["tones"] == 0  # sounds are off until somebody wants them
    expect(page.locator(".quake")).to_have_count(0)


def test_sounds_are_fetched_when_wanted_and_switched_by_key_or_button(
    page: Page, watch: Callable[[Page], Page]
) -> None:
    watch(page).add_init_script(COUNT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    until_mine(page, make(Guest(page.context.request), "moguli"))
    assert not [url for url in asked if "/sound-" in url]
    page.keyboard.press("x")
    page.wait_for_function("() => felt.tones > 0")
    assert [url for url in asked if "/sound-" in url]
    assert page.evaluate("JSON.parse(localStorage.getItem('moguls.settings')).sound") is True
    page.get_by_role("button", name="Sound", pressed=True).click()
    expect(page.locator("[role=log]").filter(has_text="Sounds are off")).to_be_attached()
    tones = page.evaluate("felt.tones")
    ready = ':is([data-part], [data-move][aria-disabled="false"])'
    page.locator(f"[data-testid=dock] {ready}").first.click()
    page.wait_for_timeout(300)
    assert page.evaluate("felt.tones") == tones


def test_a_bell_rings_when_it_is_ones_turn_and_nobody_looks(hall: Hall) -> None:
    hall.page.add_init_script(COUNT)
    hall.page.add_init_script(settings('{"sound": true}'))
    table = hall.table(
        lambda view: view["phase"] == "auction" and view["turn"] == 1, **screens.ON_TURN
    )
    hidden = "Object.defineProperty(document, 'hidden', {get: () => true})"
    hall.page.evaluate(hidden)
    others = dict(enumerate(hall.others, 1))
    while (turn := hall.me.frame(table)["view"]["turn"]) in others:
        others[turn].move(table, shortest(others[turn].frame(table)["view"]))
    hall.page.wait_for_function("() => felt.tones >= 3")
    assert hall.page.title().startswith("● ")
