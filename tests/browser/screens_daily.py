"""Screen of the deal of the day: attempts, results and an opened seal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from moguls.core.commitment import commit
from moguls.games import registry

if TYPE_CHECKING:
    from tests.browser.screens import Hall

# Answers of the server, so that no bot need play and the day is always the same.
DAY, SALT = "2026-01-02", "5" * 64
DEAL: dict[str, object] = {"shares": ["corn 9", "oil 1"]}
SEAL = {"game": "mogul-2002", "options": {}, "deal": DEAL, "salt": SALT}
SEALED = commit("mogul-2002", {}, DEAL, SALT)
MINE = {"table": "attempt", "status": "over", "points": 31, "place": 2}


def _info() -> dict[str, Any]:
    games = [
        {
            "game": name,
            "title": registry.game(name).title,
            "seats": registry.game(name).default_seats,
            "seat": 1,
            "level": "hard",
            "commit": SEALED,
            "attempt": MINE if name == "mogul-2002" else None,
        }
        for name in registry.names()
    ]
    times = {"day": DAY, "yesterday": "2026-01-01", "ends_at": 1_767_398_400.0}
    return {**times, "guest": True, "games": games}


def _results() -> dict[str, Any]:
    rows = [
        {"rank": 1, "name": "Ada", "points": 44, "place": 1, "you": False},
        {"rank": 2, "name": "Agatha Basil Clara Felix", "points": 39, "place": 1, "you": False},
        {"rank": 3, "name": "Clara", "points": 31, "place": 2, "you": False},
    ]
    mine = {"rank": 3, "name": "Guest 1234", "points": 31, "place": 2, "you": True}
    which = {"day": DAY, "game": "mogul-2002", "title": "Mogul (2002)", "count": 3}
    seal = {**SEAL, "commit": SEALED}
    return {**which, "rows": rows, "mine": mine, "table": "attempt", "seal": seal}


def daily(hall: Hall) -> None:
    """Show the deals of the day, with the results and the opened seal of one."""
    hall.page.route("**/api/daily", lambda route: route.fulfill(json=_info()))
    hall.page.route("**/api/daily/*/*", lambda route: route.fulfill(json=_results()))
    hall.page.goto("/daily")
    hall.page.get_by_role("main").get_by_role("button").first.click()
    expect(hall.page.get_by_test_id("daily-seal").locator("code")).to_be_visible()


SCREENS = (daily,)
