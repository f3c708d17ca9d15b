"""The screens of a table of Take Stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.stocks import View, on, rich, table_at, taking

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.screens import Hall, Screen


def show(hall: Hall, until: Callable[[View], bool], event: str = "") -> None:
    """Open a table of three at a given moment."""
    hall.open(table_at([hall.me, *hall.others], until, event))
    expect(hall.page.get_by_test_id("column-corn")).to_be_visible()


def stock_turn(hall: Hall) -> None:
    """Show a turn."""
    show(hall, rich)
    expect(hall.page.locator('[data-part="save "]')).to_be_visible()


def stock_card(hall: Hall) -> None:
    """Show the choice of a card."""
    stock_turn(hall)
    hall.page.locator("[data-card]").first.click()
    expect(hall.page.locator('[data-move$="draw two"]')).to_be_visible()


def stock_paying(hall: Hall) -> None:
    """Show the choice of a card that pays for an event."""
    stock_turn(hall)
    hall.page.locator('[data-part="discard "]').click()
    expect(hall.page.locator('[data-card][data-part^="discard "]').first).to_be_visible()


def stock_choice(hall: Hall) -> None:
    """Show the choice between two events."""
    show(hall, on("choose"))
    expect(hall.page.locator('[data-move^="choose "]').first).to_be_visible()


def stock_audit(hall: Hall) -> None:
    """Show an audit."""
    show(hall, on("audit"), "audit")
    expect(hall.page.locator('[data-move^="audit "]').first).to_be_visible()


def stock_insider(hall: Hall) -> None:
    """Show an insider with cards to take."""
    show(hall, taking, "insider")
    expect(hall.page.locator('[data-part^="insider take"]').first).to_be_visible()


def stock_options(hall: Hall) -> None:
    """Show the options at the end of a round."""
    show(hall, on("options"))
    expect(hall.page.locator('[data-move="option done"]')).to_be_visible()


def stock_sheet(hall: Hall) -> None:
    """Show the scores of a round."""
    show(hall, lambda view: view["round"] > 1 and on("turn")(view))
    hall.page.locator(".sheet").click()
    expect(dialog(hall)).to_be_visible()


def dialog(hall: Hall) -> Locator:
    """Return the open window, whatever language it speaks."""
    return hall.page.locator("dialog[open]")


def stock_holdings(hall: Hall) -> None:
    """Show the details of another seat."""
    stock_turn(hall)
    hall.page.get_by_test_id("seat-1").click()
    expect(dialog(hall)).to_be_visible()


def stock_end(hall: Hall) -> None:
    """Show the final count."""
    people = [hall.me, *hall.others]
    hall.open(table_at(people, lambda view: bool(view["over"]), rounds="1"))
    expect(hall.page.get_by_test_id("result")).to_be_visible()


SCREENS: tuple[Screen, ...] = (
    stock_turn,
    stock_card,
    stock_paying,
    stock_choice,
    stock_audit,
    stock_insider,
    stock_options,
    stock_sheet,
    stock_holdings,
    stock_end,
)
