"""Screens of what people say at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.screens import Hall


def talk(hall: Hall) -> None:
    """Show the window with phrases, emotes and free text, and what was said with it."""
    table = hall.others[0].make(3, bots=["easy"], options={"first_player": "0"})
    hall.me.sit(table)
    hall.open(table)
    hall.page.get_by_test_id("talk").click()
    hall.page.get_by_role("dialog").locator(".words").get_by_role("button").nth(1).click()
    expect(hall.page.get_by_test_id("slips")).to_be_visible()
    hall.page.get_by_test_id("talk").click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()
    field = hall.page.get_by_role("dialog").get_by_role("textbox")
    field.fill("Agatha, Basil! 20:15? https://localhost/")
    field.press("Enter")
    lines = hall.page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.filter(has_text="20:15")).to_be_visible()


SCREENS = (talk,)
