"""Screens of results: the picture to share, and the record of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.screens import Hall


def shared_result(hall: Hall) -> None:
    """Show the picture of a finished game."""
    hall.over = hall.over or hall.finished()
    hall.open(hall.over)
    hall.page.locator(".result .link[aria-haspopup=dialog]").click()
    expect(hall.page.get_by_role("dialog").get_by_role("img")).to_be_visible()


def record(hall: Hall) -> None:
    """Show the record of the visitor, with the people of its games."""
    hall.over = hall.over or hall.finished()
    hall.page.goto("/record")
    expect(hall.page.get_by_role("table")).to_be_visible()


SCREENS = (shared_result, record)
