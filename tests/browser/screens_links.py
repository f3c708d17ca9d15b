"""Screens of seat links and of the name dialog before the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.screens import Hall


def seat_link(hall: Hall) -> None:
    """Show the explanation before a new link for a seat is made."""
    table = hall.me.make(2, game="moguli")
    hall.others[0].sit(table)
    hall.open(table)
    hall.page.get_by_test_id("seat-1").click()
    hall.page.get_by_role("dialog").get_by_role("button").last.click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def seat_by_link(hall: Hall) -> None:
    """Show the seat of a new link before it can be taken."""
    found = {"title": "Moguli (2004)", "seat": 1, "name": "Ada", "seconds": 100}
    hall.page.route("**/api/tables/*/links/look", lambda route: route.fulfill(json=found))
    hall.page.goto("/link/some-table#some-secret")
    expect(hall.page.locator("form")).to_be_visible()


def name_asked(hall: Hall) -> None:
    """Show the question for a name before taking the last seat."""
    table = hall.others[0].make(2, game="moguli")
    hall.page.goto(f"/t/{table}")
    hall.page.get_by_test_id("chair-1").get_by_role("button").first.click()
    expect(hall.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()


SCREENS = (seat_link, seat_by_link, name_asked)
