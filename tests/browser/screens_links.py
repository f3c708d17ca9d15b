"""The screen by which a host gives a friend's seat a new link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.screens import Hall


def seat_link(hall: Hall) -> None:
    """Show what a new link for a seat means, before it is made."""
    table = hall.me.make(2, game="moguli")
    hall.others[0].sit(table)
    hall.open(table)
    hall.page.get_by_test_id("seat-1").click()
    hall.page.get_by_role("dialog").get_by_role("button").last.click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


SCREENS = (seat_link,)
