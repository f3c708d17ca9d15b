"""Screens of reviews and hints, with mocked answers, so that no search is needed."""

from __future__ import annotations

import json
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import expect

from moguls.bots.analysis.estimates import ActionChances, Analysis, Chances
from moguls.core.play.replay import replay
from moguls.games import registry
from moguls.review.reasons import paragraphs
from moguls.server.thinking.answering import hint_of
from moguls.server.wire.review import HintInfo
from tests.browser import screens
from tests.browser.screens_replay import bring, golden
from tests.review.wandering import wandering

if TYPE_CHECKING:
    from moguls.review.data import ReviewData
    from moguls.server.wire.review import Hint
    from tests.browser.screens import Hall


@cache
def made_up(name: str, number: int = 0) -> ReviewData:
    """Return a review of a golden game whose chances wander at random."""
    record = golden(name, number)
    play = replay(registry.game(record["game"], **record["options"]), record).play
    return wandering(play).as_json()


def answered(
    hall: Hall, name: str, number: int = 0, players: tuple[str, ...] = (), **more: Any
) -> str:
    """Let the page hear of a review; return the id of its game."""
    record = golden(name, number)
    found = bring(hall.me, {**record, "players": [*(players or record["players"])]})
    made = made_up(name, number)
    text = json.dumps({"state": "ready", "done": 9, "total": 9, "review": made, **more})
    hall.page.route(
        f"**/api/replays/{found}/review",
        lambda route: route.fulfill(body=text, content_type="application/json"),
    )
    hall.page.goto(f"/review/{found}")
    return found


def review_ready(hall: Hall) -> None:
    """Show a review."""
    answered(hall, "mogul-2002")
    expect(hall.page.get_by_test_id("chart")).to_be_visible()
    expect(hall.page.get_by_test_id("parts")).to_be_visible()


def review_working(hall: Hall) -> None:
    """Show a review in progress."""
    answered(hall, "moguli", state="working", done=12, all=40, review=None, place=2, seconds=90)
    expect(hall.page.get_by_role("progressbar")).to_be_visible()


def review_preparing(hall: Hall) -> None:
    """Show a review that waits for native code."""
    answered(hall, "moguli", state="preparing", done=0, all=0, review=None)
    expect(hall.page.get_by_role("progressbar")).to_be_visible()


def hinted(hall: Hall) -> str:
    """Open a table at which bots take the other seats, and hear of a hint there when it is asked.

    Returns:
        The move that is told to be the best.
    """
    table = hall.me.make(3, bots=["easy", "easy"], options={**screens.ON_TURN, "first_player": "0"})
    legal = [each["move"] for each in hall.me.frame(table)["view"]["actions"] if each["legal"]]
    show_hint(hall, table, [hinted_move(move, 0.41 - 0.06 * at) for at, move in enumerate(legal)])
    return str(legal[0])


def hinted_move(move: str, win: float, error: float = 0.004, **more: Any) -> dict[str, Any]:
    """Return a move as a hint tells of it."""
    return {"move": move, "win": win, "error": error, "sims": 5000, "lead": 3.2, **more}


def hint_by(moves: list[dict[str, Any]]) -> Hint:
    """Return the hint that the server makes of an analysis of these moves."""
    looks = (
        Chances(it["sims"], (it["win"],), (it["error"],), (), (it["lead"],), (80 * it["error"],))
        for it in moves
    )
    found = Analysis(0, 0, tuple(ActionChances(action, it) for action, it in enumerate(looks)))
    rules: Any = SimpleNamespace(to_text=lambda action: moves[action]["move"])
    return hint_of(rules, found, paragraphs(found, len(moves) + 1))


def show_hint(hall: Hall, table: str, moves: list[dict[str, Any]]) -> None:
    """Open a table that hears of these moves, the best one first, when it asks for a hint."""
    text = msgspec.json.encode(HintInfo("ready", hint_by(moves)))
    hall.page.route(
        f"**/api/tables/{table}/hint*",
        lambda route: route.fulfill(body=text, content_type="application/json"),
    )
    hall.open(table)


def hint(hall: Hall) -> None:
    """Show a hint: the best bot's move, and its reasons."""
    hinted(hall)
    hall.page.get_by_test_id("hint").click()
    expect(hall.page.get_by_test_id("hinted")).to_be_visible()


SCREENS = (review_ready, review_working, review_preparing, hint)
