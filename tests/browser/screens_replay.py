"""Screens of replays: a moment, the fork dialog, import of records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.guests import Guest
    from tests.browser.screens import Hall

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Agatha", "Basil", "Clara", "Dexter", "Edith", "Felix")


def golden(name: str, number: int = 0) -> dict[str, Any]:
    """Return a golden record, with players."""
    lines = (GOLDEN / f"{name}.jsonl").read_text("utf-8").splitlines()
    record: dict[str, Any] = json.loads(lines[number])
    return {**record, "players": [*NAMES[: record["seats"]]]}


def bring(guest: Guest, record: dict[str, Any]) -> str:
    """Bring a record over the API; return the id of its replay."""
    answer = guest.request.post("/api/records", data=json.dumps(record))
    assert answer.ok, answer.text()
    return str(answer.json()[0]["replay"])


def opened(hall: Hall, name: str = "mogul-2002", at: int = 40, viewer: str = "all") -> str:
    """Open a moment of a golden game; return the id of the replay."""
    replay = bring(hall.me, golden(name))
    hall.page.goto(f"/replay/{replay}?at={at}&as={viewer}")
    expect(hall.page.get_by_test_id("transport")).to_be_visible()
    expect(hall.page.locator('.tape [aria-current="step"]').first).to_be_visible()
    return replay


def replay(hall: Hall) -> None:
    """Show a replay on the board of its game."""
    opened(hall)


def replay_by_seat(hall: Hall) -> None:
    """Show a replay from the viewpoint of a seat."""
    opened(hall, at=60, viewer="1")


def replay_end(hall: Hall) -> None:
    """Show the last moment of a replay."""
    opened(hall, at=9999)
    expect(hall.page.get_by_test_id("result")).to_be_visible()


def play_on(hall: Hall) -> None:
    """Show the window for a fork."""
    opened(hall)
    hall.page.get_by_role("button", name="Play on from here").or_(
        hall.page.locator("button.fork")
    ).first.click()
    expect(hall.page.get_by_role("dialog")).to_be_visible()


def bring_record(hall: Hall) -> None:
    """Show the page for uploading records."""
    hall.page.goto("/import")
    expect(hall.page.locator("textarea")).to_be_visible()


SCREENS = (replay, replay_by_seat, replay_end, play_on, bring_record)
