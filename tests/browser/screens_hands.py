"""Screens of the hot seat, of the shared screen, and of a hand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.screens import Hall

OPTIONS = {"loan_timing": "on_own_turn", "first_player": "0"}


def _shared(hall: Hall) -> str:
    """Make a table at which two share the device."""
    return hall.me.make(3, friends=["Ada"], bots=["easy"], options=OPTIONS)


def curtain(hall: Hall) -> None:
    """Show the curtain."""
    hall.page.goto(f"/t/{_shared(hall)}")
    expect(hall.page.get_by_test_id("curtain")).to_be_visible()


def since(hall: Hall) -> None:
    """Show the events since the last turn of the next player on the device."""
    curtain(hall)
    for _ in range(2):
        hall.page.get_by_test_id("curtain").get_by_role("button").first.click()
        hall.page.locator('[data-move="bid"][aria-disabled="false"]').click()
    hall.page.get_by_test_id("curtain").get_by_role("button").first.click()
    expect(hall.page.get_by_test_id("since")).to_be_visible()


def devices(hall: Hall) -> None:
    """Show the window for devices."""
    curtain(hall)
    hall.page.get_by_test_id("curtain").get_by_role("button").first.click()
    hall.page.get_by_test_id("device").get_by_role("button").last.click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def screen(hall: Hall) -> None:
    """Show the large screen during play."""
    hall.page.goto(f"/t/{_shared(hall)}/screen")
    expect(hall.page.get_by_test_id("seat-0")).to_be_visible()


def screen_waiting(hall: Hall) -> None:
    """Show the large screen while the table waits."""
    hall.page.goto(f"/t/{hall.me.make(3)}/screen")
    expect(hall.page.get_by_test_id("screen").get_by_role("img")).to_be_visible()


def hand(hall: Hall) -> None:
    """Show the hand view."""
    table = hall.me.make(3, bots=["easy", "easy"], options=OPTIONS)
    hall.page.goto(f"/t/{table}/hand")
    expect(hall.page.locator('[data-move="bid"][aria-disabled="false"]')).to_be_visible()


SCREENS = (curtain, since, devices, screen, screen_waiting, hand)
