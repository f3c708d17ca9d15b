"""Screens of the rule books and of the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.drivers import READY

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.screens import Hall

    Screen = Callable[[Hall], None]


def shelf(hall: Hall) -> None:
    """Show all rule books."""
    hall.page.goto("/rules")
    expect(hall.page.locator("main li")).to_have_count(4)


def search(hall: Hall) -> None:
    """Show the results of a search in a rule book."""
    hall.page.goto("/rules/take-stock?q=TKS")
    expect(hall.page.locator("mark").first).to_be_visible()
    hall.page.get_by_role("searchbox").press("Enter")


def rule_panel(hall: Hall) -> None:
    """Show the rule book next to a game."""
    table = hall.me.make(3, bots=["easy", "easy"])
    hall.open(table)
    hall.page.keyboard.press("r")
    expect(hall.page.get_by_role("dialog").locator(".clause.marked")).to_be_in_viewport()


def coached(hall: Hall) -> None:
    """Show the first lesson of a coached game."""
    hall.page.goto("/learn/mogul-2002")
    hall.page.wait_for_url("**/t/*")
    expect(hall.page.locator("[data-lesson]")).to_be_visible()
    expect(hall.page.get_by_test_id("pointer")).to_be_visible()


def uncoached(hall: Hall) -> None:
    """Show the coach without a new lesson."""
    hall.page.goto("/learn/mogul-2002")
    hall.page.wait_for_url("**/t/*")
    # The coach asks for a loan before the first auction; then bots think as people do.
    hall.page.locator('[data-move="decline"][aria-disabled="false"]').click()
    expect(hall.page.locator('[data-move="decline"]')).to_have_count(0)
    expect(hall.page.locator(READY).first).to_be_visible()
    said = hall.page.locator("[data-lesson]")
    expect(said).to_be_visible()
    while said.count():
        hall.page.get_by_test_id("coach").get_by_role("button").first.click()
    hall.page.evaluate("localStorage.setItem('moguls.coach', 'off')")


SCREENS: tuple[Screen, ...] = (shelf, search, rule_panel, coached, uncoached)
