"""Screens of the rule books and of the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.screens import Hall

    Screen = Callable[[Hall], None]


def shelf(hall: Hall) -> None:
    """Show all rule books."""
    hall.page.goto("/rules")
    expect(hall.page.locator("main li")).to_have_count(4)


def search(hall: Hall) -> None:
    """Show what a search in a rule book finds."""
    hall.page.goto("/rules/take-stock?q=freeze")
    expect(hall.page.locator("mark").first).to_be_visible()
    hall.page.get_by_role("searchbox").press("Enter")


def rule_panel(hall: Hall) -> None:
    """Open the rule book beside a game."""
    table = hall.me.make(3, bots=["easy", "easy"])
    hall.open(table)
    hall.page.keyboard.press("r")
    expect(hall.page.get_by_role("dialog").locator(".clause.marked")).to_be_in_viewport()


SCREENS: tuple[Screen, ...] = (shelf, search, rule_panel)
