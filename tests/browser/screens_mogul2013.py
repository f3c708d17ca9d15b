"""Screens of the table of Mogul (2013)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.guests import play

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tests.browser.screens import Hall

    Screen = Callable[[Hall], None]

NAME = "mogul-2013"
LAMP = '[data-station][data-move][aria-disabled="false"]'


def builds(view: dict[str, Any]) -> str:
    """Choose so that the first seat wins every auction and puts up depots where they bring most."""
    legal = [each for each in view["actions"] if each["legal"]]
    depots = [each for each in legal if each["move"].startswith("erect")]
    if depots:
        return str(max(depots, key=lambda each: each["effect"]["worth"])["move"])
    moves = [each["move"] for each in legal]
    preferred = ("bid", "credit", "leave", "take") if view["seat"] == 0 else ("leave", "take")
    return next((move for move in preferred if move in moves), moves[0])


def can(view: dict[str, Any], verb: str) -> bool:
    """Return whether the viewer has a legal move that begins so."""
    return any(each["legal"] and each["move"].startswith(verb) for each in view["actions"])


def table(hall: Hall, until: Callable[[dict[str, Any]], bool]) -> str:
    """Make a table of three, play there until a view satisfies a condition, and open it."""
    made = hall.me.make(3, game=NAME)
    for other in hall.others:
        other.sit(made)
    play([hall.me, *hall.others], made, until, builds)
    hall.open(made)
    return made


def m13_auction(hall: Hall) -> None:
    """Show an auction with depots on the map and a selected station."""
    table(hall, lambda view: view["round"] > 3 and view["phase"] == "auction" and view["turn"] == 0)
    expect(hall.page.locator('[data-move="bid"][aria-disabled="false"]')).to_be_visible()
    hall.page.keyboard.press("m")
    expect(hall.page.locator("[data-station]:focus")).to_be_visible()


def m13_option(hall: Hall) -> None:
    """Show the sell option with its four ways, and lamps on the map."""
    table(hall, lambda view: view["turn"] == 0 and view["round"] > 2 and can(view, "erect "))
    expect(hall.page.locator(LAMP).first).to_be_visible()


def m13_choosing(hall: Hall) -> None:
    """Show the choice of a station for a depot."""
    m13_option(hall)
    hall.page.locator('[data-testid="dock"] [data-part="erect "]').click()
    expect(hall.page.locator('[data-testid="dock"] [data-move^="erect "]').first).to_be_visible()


def m13_moving(hall: Hall) -> None:
    """Show the choice of a new station for a depot."""
    table(hall, lambda view: view["turn"] == 0 and can(view, "move "))
    hall.page.locator('[data-testid="dock"] [data-part="move "]').click()
    hall.page.locator('[data-testid="dock"] [data-part^="move "]').first.click()
    expect(hall.page.locator('[data-testid="dock"] [data-move^="move "]').first).to_be_visible()


def m13_holdings(hall: Hall) -> None:
    """Show the details of the own seat."""
    m13_auction(hall)
    hall.page.get_by_test_id("seat-0").click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def m13_end(hall: Hall) -> None:
    """Show the final count and the map."""
    table(hall, lambda view: bool(view["over"]))
    expect(hall.page.get_by_test_id("result")).to_be_visible()


SCREENS: tuple[Screen, ...] = (
    m13_auction,
    m13_option,
    m13_choosing,
    m13_moving,
    m13_holdings,
    m13_end,
)
