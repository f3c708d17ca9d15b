"""An old page and a newer server: missing chunks are reported by the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import make, until_mine
from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.slow

NEWER = "/assets/index-Newer123.js"


def intercept(page: Page, pattern: str, answer: Callable[[Route], None]) -> None:
    """Answer requests of a page, from now on.

    Chromium reports an interception before the page's process knows of it; what it fetches in
    between still comes from the server.
    """
    page.route(pattern, answer)
    page.route("**/intercepted", lambda route: route.fulfill(body="yes"))
    page.wait_for_function(
        "() => fetch('/intercepted').then(answer => answer.text()).then(text => text === 'yes')"
    )


def exchange(page: Page) -> None:
    """Let the server be of a newer version from now on: another page, none of the old parts."""

    def gone(route: Route) -> None:
        route.fulfill(status=404, content_type="text/plain; charset=utf-8", body="Nothing there.\n")

    def home(route: Route) -> None:
        body = f'<!doctype html><script type="module" src="{NEWER}"></script>'
        route.fulfill(content_type="text/html", body=body)

    intercept(page, "**/assets/*.js", gone)
    intercept(page, "**/", home)


def restore(page: Page) -> None:
    page.unroute("**/assets/*.js")
    page.unroute("**/")


def seated(page: Page, game: str = "mogul-2002") -> None:
    until_mine(page, make(Guest(page.context.request), game))


@pytest.mark.parametrize("key", ["?", "i", "r"])
def test_a_part_that_is_gone_says_so_and_offers_the_newer_version(key: str, page: Page) -> None:
    seated(page)
    exchange(page)
    page.keyboard.press(key)
    note = page.get_by_test_id("failed")
    expect(note).to_contain_text("This page is from an older version")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    page.keyboard.press(key)  # asked again, it tells again
    expect(note).to_be_visible()
    restore(page)
    with page.expect_navigation():
        note.get_by_role("button", name="Load the newer version").click()
    page.get_by_test_id("dock").wait_for()
    page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_sound_that_is_gone_says_so(page: Page) -> None:
    seated(page)
    exchange(page)
    page.keyboard.press("x")
    expect(page.get_by_test_id("failed")).to_contain_text("This page is from an older version")


def test_a_part_that_did_not_come_is_asked_for_again(page: Page) -> None:
    seated(page)
    intercept(page, "**/assets/Shortcuts*.js", lambda route: route.abort())
    page.keyboard.press("?")
    expect(page.get_by_test_id("failed")).to_contain_text("Part of the page could not be loaded")
    page.unroute("**/assets/Shortcuts*.js")
    page.get_by_test_id("failed").get_by_role("button", name="Close").click()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_board_that_is_gone_is_told_in_its_place(page: Page) -> None:
    page.goto("/rules")
    page.route("**/assets/mogul2002-*.js", lambda route: route.fulfill(status=404, body=""))
    page.goto(f"/t/{make(Guest(page.context.request), 'mogul-2002')}")
    expect(page.get_by_role("heading", name="The page could not be loaded")).to_be_visible()


def test_a_screen_that_is_gone_offers_the_newer_version(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    exchange(page)
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Moguls has been updated")).to_be_visible()
    restore(page)
    page.get_by_role("button", name="Load the newer version").click()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


def test_a_language_that_is_gone_leaves_the_old_one(page: Page) -> None:
    page.goto("/lobby")
    expect(page.get_by_role("heading", name="Open tables", level=1)).to_be_visible()
    exchange(page)
    page.get_by_role("combobox", name="Language").first.select_option("de")
    expect(page.get_by_test_id("failed")).to_be_visible()
    expect(page.get_by_role("heading", name="Open tables", level=1)).to_be_visible()
