"""Screens of the site: functions that open each of them quickly on a page.

`ALL` gathers those below and the tuples `SCREENS` of all modules `screens_*.py` in this folder.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser import screens_coach
from tests.browser.guests import GAME, Guest, dearest, play, shortest

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from playwright.sync_api import Page

    Screen = Callable[["Hall"], None]

ON_TURN = {"loan_timing": "on_own_turn"}  # no loan window: auctions from the first


class Hall:
    """A page, the two people who play with its reader, and tables that are still of use."""

    def __init__(self, page: Page, others: list[Guest]) -> None:
        self.page, self.others = page, others
        self.me = Guest(page.context.request)
        self.over = ""

    def table(self, until: Callable[[dict[str, Any]], bool], **options: str) -> str:
        """Make a table of three, play there until a view satisfies a condition, and open it."""
        table = self.me.make(3, options=options, pace="normal")  # all that is for show is seen
        for other in self.others:
            other.sit(table)
        play([self.me, *self.others], table, until, dearest)
        self.open(table)
        return table

    def finished(self) -> str:
        """Play a whole game and return its table."""
        table = self.me.make(3, options=ON_TURN)
        for other in self.others:
            other.sit(table)
        play([self.me, *self.others], table, lambda view: view["over"], shortest)
        return table

    def open(self, table: str) -> None:
        """Open a table's page."""
        self.page.goto(f"/t/{table}")
        expect(self.page.get_by_test_id("seat-0")).to_be_visible()


def home(hall: Hall) -> None:
    """Show the home page with the lists below the posters."""
    hall.page.goto("/")
    expect(hall.page.locator("#open")).to_be_visible()


def waiting_room(hall: Hall) -> None:
    """Show a waiting room with two free seats."""
    hall.page.goto(f"/t/{hall.me.make(3)}")
    expect(hall.page.get_by_test_id("chair-2")).to_be_visible()


def loan_window(hall: Hall) -> None:
    """Show the question of the loan window."""
    hall.table(lambda view: view["phase"] == "loan" and view["turn"] == 0)
    expect(hall.page.locator('[data-move="decline"]')).to_be_visible()


def my_turn(hall: Hall) -> None:
    """Show an auction in a later round, with the viewer on turn."""
    hall.table(
        lambda view: view["round"] > 3 and view["phase"] == "auction" and view["turn"] == 0,
        **ON_TURN,
    )
    expect(hall.page.locator('[data-move="bid"][aria-disabled="false"]')).to_be_visible()


def others_turn(hall: Hall) -> None:
    """Show an auction with another seat on turn."""
    hall.table(lambda view: view["phase"] == "auction" and view["turn"] == 1, **ON_TURN)
    expect(hall.page.locator('[data-move="bid"][aria-disabled="true"]')).to_be_visible()


def why_not(hall: Hall) -> None:
    """Show the reason against a bid."""
    others_turn(hall)
    hall.page.locator('[data-move="bid"]').click(force=True)
    expect(hall.page.get_by_role("dialog").locator("blockquote")).to_be_visible()


def holdings(hall: Hall) -> None:
    """Show the details of another seat."""
    my_turn(hall)
    hall.page.get_by_test_id("seat-1").click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def orders(hall: Hall) -> None:
    """Show the standing orders."""
    hall.table(lambda view: view["phase"] == "loan" and view["turn"] == 1)
    hall.page.locator(".plans button").first.click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def unseen(hall: Hall) -> None:
    """Show the list of unseen shares."""
    my_turn(hall)
    hall.page.locator("button.deck").click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def sale(hall: Hall) -> None:
    """Show the choice between taking and selling."""
    hall.table(lambda view: view["phase"] == "winner" and view["turn"] == 0, **ON_TURN)
    expect(hall.page.locator('[data-move="take"]')).to_be_visible()


def end(hall: Hall) -> None:
    """Show the final count."""
    hall.over = hall.over or hall.finished()
    hall.open(hall.over)
    expect(hall.page.get_by_test_id("result")).to_be_visible()


def rule_book(hall: Hall) -> None:
    """Show the rule book."""
    hall.page.goto(f"/rules/{GAME}")
    expect(hall.page.locator("#M02-A2")).to_be_visible()


def settings(hall: Hall) -> None:
    """Show the settings."""
    hall.page.goto("/settings")
    expect(hall.page.get_by_role("radio").first).to_be_attached()


def missing(hall: Hall) -> None:
    """Show the message for an unknown page."""
    hall.page.goto("/nowhere")
    expect(hall.page.get_by_role("heading", level=1)).to_be_visible()


def no_table(hall: Hall) -> None:
    """Show the message for an unknown table."""
    hall.page.goto("/t/nowhere")
    expect(hall.page.get_by_role("heading", level=1)).to_be_visible()
    expect(hall.page.get_by_role("main").get_by_role("link").first).to_be_visible()


OWN: tuple[Screen, ...] = (
    home,
    waiting_room,
    loan_window,
    my_turn,
    others_turn,
    why_not,
    holdings,
    orders,
    unseen,
    sale,
    end,
    rule_book,
    settings,
    missing,
    no_table,
    *screens_coach.SCREENS,
)


def gathered() -> tuple[Screen, ...]:
    """Return the screens of all modules here, each once."""
    found = list(OWN)
    for path in sorted(Path(__file__).parent.glob("screens_*.py")):
        found += import_module(f"tests.browser.{path.stem}").SCREENS
    return tuple(dict.fromkeys(found))


def __getattr__(name: str) -> tuple[Screen, ...]:
    """Gather `ALL` when it is asked for: the other modules use what stands above."""
    if name != "ALL":
        raise AttributeError(name)
    return gathered()
