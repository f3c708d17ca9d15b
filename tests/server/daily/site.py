"""A site whose clock a test sets, and attempts that are played on it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from tests.server.conftest import Person

DAY = 86_400.0
NOON = 1_800_014_400.0  # 2027-01-15, 12:00 UTC
TODAY, TOMORROW = "2027-01-15", "2027-01-16"


class DayClock:
    """Wall time that stands still until a test moves it; monotonic time that runs."""

    def __init__(self) -> None:
        self.now = NOON

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return time.monotonic()


def clock_of(client: TestClient) -> DayClock:
    """Give a site a clock of its own."""
    clock = DayClock()
    client.app.state.site.hub.clock = clock  # type: ignore[attr-defined]  # Starlette's
    return clock


def begin(person: Person, game: str = "take-stock") -> str:
    """Begin or resume the attempt of a person, bots playing fast; return its table."""
    table = str(person.post(f"/api/daily/{game}")["table"])
    arrangement = {"pace": "at_once"}
    person.patiently("PUT", f"/api/tables/{table}/arrangement", json=arrangement)
    return table


def finish(person: Person, game: str = "take-stock") -> dict[str, Any]:
    """Play an attempt to its end by first legal moves; return the last frame."""
    table = begin(person, game)
    while not (frame := person.play_on(table))["view"]["over"]:
        pass
    return frame


def sign_up(person: Person, name: str) -> None:
    """Give a person a name and a way to sign in."""
    person.patiently("PUT", "/api/me", json={"name": name})
    person.post("/api/me/recovery")
