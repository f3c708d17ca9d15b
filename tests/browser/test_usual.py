"""Defaults: the device's colour scheme, and no hands to open where none are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.screens_replay import bring, golden

if TYPE_CHECKING:
    from playwright.sync_api import Page

LIGHT = "() => getComputedStyle(document.body).color.match(/\\d+/)[0] < 128"
COVERED = """() => [...document.querySelectorAll('.seat')].filter(seat => {
    const box = seat.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3);
    return !seat.contains(at);
}).length"""
LINES = """() => [...document.querySelectorAll('.seat .name')].map(name => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return new Set([...range.getClientRects()].map(each => Math.round(each.top))).size;
})"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_scheme_of_the_device_is_followed_until_one_is_chosen(page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto("/settings")
    assert page.evaluate(LIGHT) is (scheme == "light")
    page.get_by_role("switch", name="Keyboard shortcuts").click()
    other: Any = "dark" if scheme == "light" else "light"
    page.emulate_media(color_scheme=other)
    page.reload()
    expect(page.get_by_role("switch", name="Keyboard shortcuts")).not_to_be_checked()
    assert page.evaluate(LIGHT) is (other == "light"), "another setting has chosen no scheme"
    page.get_by_role("radio", name="Dark").check(force=True)
    page.emulate_media(color_scheme="light")
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    assert page.evaluate(LIGHT) is False


def test_hands_are_opened_only_where_some_are_hidden(page: Page) -> None:
    guest = Guest(page.context.request)
    for game, offered in (("moguli", False), ("mogul-2002", True)):
        page.goto(f"/replay/{bring(guest, golden(game))}?as=all")
        choices = page.get_by_test_id("viewer").locator("option")
        expect(choices.first).to_be_attached()
        assert ("All hands open" in choices.all_inner_texts()) is offered


def test_the_crash_stands_once_at_the_end(page: Page) -> None:
    guest = Guest(page.context.request)
    for game in ("mogul-2002", "mogul-2013"):
        page.goto(f"/replay/{bring(guest, golden(game))}?at=99999")
        expect(page.get_by_test_id("result")).to_be_visible()
        expect(page.get_by_role("img", name="Crash.")).to_have_count(1)


def test_a_short_name_is_not_broken_on_a_shared_screen(page: Page) -> None:
    guest = Guest(page.context.request)
    guest.ask("/me", "put", name="Mamma")
    table = guest.make(4, game="mogul-2002", friends=["Papà", "Matteo"], bots=["easy"])
    page.goto(f"/t/{table}/screen")
    expect(page.get_by_test_id("seat-3")).to_be_visible()
    for width in (360, 480, 640, 1000, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(LINES) == [1, 1, 1, 1], width


@pytest.mark.parametrize("game", ["mogul-2002", "mogul-2013", "take-stock"])
def test_the_coach_covers_no_seat(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = Guest(page.context.request).make(4, game=game, bots=["easy"] * 3)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Coach").click()
    expect(page.get_by_test_id("coach").locator(".words").first).to_be_visible()
    expect(page.get_by_test_id("seat-0")).to_be_visible()
    for width, height in ((1280, 720), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == 0, (width, height)
