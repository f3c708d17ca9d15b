"""Calendar of a person's turns with deadlines in iCalendar (RFC 5545)."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from moguls.games import registry
from moguls.server.wire.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.ports.notices import Row

MEDIA_TYPE: Final = "text/calendar; charset=utf-8"
LENGTH: Final = timedelta(minutes=30)  # of an event; it ends at the deadline
REFRESH: Final = timedelta(minutes=30)


def is_installed() -> bool:
    """Return whether the library is there; it is imported with the first calendar."""
    return find_spec("icalendar") is not None


def calendar_of(channel: Row, turns: Sequence[Row], site: str) -> bytes:
    """Return a calendar: one event a table at which it is the person's turn.

    Args:
        channel: the row of the feed: its language.
        turns: the rows of these tables in the person's list, with their deadlines.
        site: the address of the site.
    """
    library: Any = import_module("icalendar")
    calendar = library.Calendar()
    name = say(channel["lang"], "feed-turns")
    calendar.add("prodid", "-//Moguls//Turns//EN")
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add("name", name)
    calendar.add("x-wr-calname", name)
    calendar.add("refresh-interval", REFRESH, parameters={"VALUE": "DURATION"})
    calendar.add("x-published-ttl", library.vDuration(REFRESH))
    for row in turns:
        calendar.add_component(_event(library, channel, row, site))
    content: bytes = calendar.to_ical()
    return content


def _event(library: Any, channel: Row, row: Row, site: str) -> Any:
    event, end = library.Event(), _time(row["deadline"])
    key = hashlib.sha256(f"{channel['id']} {row['table_id']}".encode()).hexdigest()[:32]
    event.add("uid", f"{key}@moguls")
    event.add("dtstamp", _time(row["changed_at"]))
    event.add("dtstart", end - LENGTH)
    event.add("dtend", end)
    game = registry.game(row["game"]).title
    event.add("summary", say(channel["lang"], "notice-turn-title", {"game": game}))
    event.add("url", f"{site}/table/{row['table_id']}")
    event.add("transp", "TRANSPARENT")
    return event


def _time(at: float) -> datetime:
    return datetime.fromtimestamp(int(at), UTC)
