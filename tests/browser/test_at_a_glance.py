"""Turns at other tables on every page, and reports of what a page has shown."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.guests import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

# Whether the page can be seen, as a test sets it: headless browsers show every tab.
TURN_TO = """state => {
    Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
HIDDEN = f"({TURN_TO})('hidden')"
SOON = 300  # ms: a first report is sent at once


def reports_of(page: Page) -> list[int]:
    """Collect the entries that a page reports as seen."""
    reports: list[int] = []

    def note(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "seen":
            reports.append(message["seq"])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return reports


def test_a_visible_page_of_a_player_reports_what_it_has_shown(
    page: Page, others: list[Guest], browser: Browser, base_url: str, watch: Callable[[Page], Page]
) -> None:
    table = others[0].make(3)
    Guest(page.context.request).sit(table)
    others[1].sit(table)
    spectator = browser.new_page(base_url=base_url, locale="en-GB")
    reports, of_spectator = reports_of(watch(page)), reports_of(spectator)
    page.add_init_script(HIDDEN)
    for visitor in (page, spectator):
        visitor.goto(f"/t/{table}")
        expect(visitor.get_by_test_id("turn")).to_be_visible()
        visitor.wait_for_timeout(SOON)
    assert (reports, of_spectator) == ([], [])

    page.evaluate(TURN_TO, "visible")
    page.wait_for_timeout(SOON)

    assert reports == [others[0].frame(table)["seq"]]
    spectator.close()
