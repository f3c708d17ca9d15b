"""Tables against bots with a possible takeback, or with revealed information."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.guests import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Page

AUCTION = {"first_player": "0", "loan_timing": "on_own_turn"}


def against_bots(page: Page) -> str:
    """Open an auction against bots with the reader on turn; return the table."""
    table = Guest(page.context.request).make(3, bots=["easy", "easy"], options=AUCTION)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    return table


def shown(page: Page) -> None:
    """Play until a share has been turned up, and try to take the last move back."""
    table = against_bots(page)
    guest = Guest(page.context.request)
    while (frame := guest.frame(table))["view"]["round"] == 1:
        if frame["view"]["turn"] == 0:
            legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
            guest.move(table, "leave" if "leave" in legal else legal[0], frame["seq"])
    page.get_by_test_id("back").click()
    expect(page.get_by_role("dialog")).to_be_visible()
