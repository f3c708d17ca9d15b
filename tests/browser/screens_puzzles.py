"""Screens of puzzles: the games, a question, and an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.screens import Hall


def puzzles(hall: Hall) -> None:
    """Show the games that have puzzles."""
    hall.page.goto("/puzzles")
    expect(hall.page.get_by_role("main").get_by_role("listitem").first).to_be_visible()


def puzzle(hall: Hall) -> None:
    """Show the answer of a puzzle, with its gain and interval."""
    hall.page.goto("/puzzles/mogul-2013")
    hall.page.locator(".moves").get_by_role("button").first.click()
    expect(hall.page.get_by_test_id("puzzle-answer")).to_be_visible()


SCREENS = (puzzles, puzzle)
