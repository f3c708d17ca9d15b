"""Screens of the hall: lobby, own games, a new table, a dead link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.screens import Hall


def home_with_lists(hall: Hall) -> None:
    """Show the home page of a returning visitor, with another game on the ribbon."""
    hall.me.make(2, game="moguli", bots=["easy"])
    hall.page.goto("/")
    hall.page.get_by_test_id("poster-take-stock").get_by_role("button").first.click()
    expect(hall.page.locator("#mine")).to_be_visible()


def lobby(hall: Hall) -> None:
    """Show open tables: an own one, one with house rules to join, one in play."""
    hall.me.make(3, open=True)
    hall.others[0].make(4, open=True, bots=["hard", None], options={"quick_start": "on"})
    hall.others[1].make(2, open=True, game="moguli", bots=["expert"])
    hall.page.goto("/lobby")
    expect(hall.page.get_by_role("article").nth(2)).to_be_visible()


def games(hall: Hall) -> None:
    """Show the visitor's games, in play and finished."""
    hall.over = hall.over or hall.finished()
    hall.me.make(3)
    hall.page.goto("/games")
    expect(hall.page.get_by_test_id(f"table-{hall.over}")).to_be_visible()


def new_table(hall: Hall) -> None:
    """Show the form for a new table with a changed house rule and its clauses."""
    hall.page.goto("/new?game=take-stock")
    hall.page.get_by_role("switch").nth(1).check()
    expect(hall.page.locator("blockquote b").nth(3)).to_be_visible()


def room(hall: Hall) -> None:
    """Show a waiting room with bots, house rules and the invitation code."""
    options = {"quick_start": "on", "loans_per_auction": "any"}
    table = hall.me.make(4, open=True, bots=["hard", None], options=options)
    hall.others[0].sit(table)
    hall.page.goto(f"/t/{table}")
    expect(hall.page.get_by_test_id("chair-3")).to_be_visible()
    expect(hall.page.locator(".code svg")).to_be_visible()


def rematch(hall: Hall) -> None:
    """Show a finished table with a rematch."""
    hall.over = hall.over or hall.finished()
    hall.me.ask(f"/tables/{hall.over}/rematch", "post")
    hall.open(hall.over)
    expect(hall.page.get_by_test_id("rematch")).to_be_visible()


def leaving(hall: Hall) -> None:
    """Show the confirmation before leaving a table permanently."""
    table = hall.me.make(3, bots=["easy", "easy"], options={"first_player": "0"})
    hall.page.goto("/games")
    row = hall.page.get_by_test_id(f"table-{table}")
    row.locator("button[aria-haspopup=dialog]").click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def gone(hall: Hall) -> None:
    """Show a table that waits for an absent player, and the options of the others."""
    table = hall.others[0].make(3, bots=[None, "easy"], options={"first_player": "0"})
    hall.me.sit(table)
    hall.others[0].ask(f"/tables/{table}/stand", "post")
    hall.open(table)
    expect(hall.page.get_by_test_id("gone")).to_be_visible()


SCREENS = (home_with_lists, lobby, games, new_table, room, rematch, leaving, gone)
